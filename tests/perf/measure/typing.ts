import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { products } from '../pages.ts';
import { withDesktop, withPhone, type Phone } from '../phone.ts';
import type { Measured } from '../report/samples.ts';
import { settle } from '../settle.ts';
import { throttleCpu } from '../throttle.ts';

/** Finds one of the eight products, and one in eight of the made-up ones. */
const QUERY = ['l', 'a', 'm', 'p'];

/** How fast a quick typist goes on. */
const KEY_EVERY_MS = 150;

/** How long the page may work on after the last key; what takes longer counts as it stands. */
const REST_MS = 2_000;

/**
 * Interaction to Next Paint of typing a query and taking it back, on a phone, where the shop's
 * search lies in a sheet of its own.
 */
export function measureTypingOnPhone(browser: Browser, origin: string): Promise<Measured> {
  return withPhone(browser, (phone) => measureTyping(phone, origin));
}

/** The same on a desktop, where the search stands beside the grid it narrows. */
export function measureTypingOnDesktop(browser: Browser, origin: string): Promise<Measured> {
  return withDesktop(browser, (desktop) => measureTyping(desktop, origin));
}

async function measureTyping(device: Phone, origin: string): Promise<Measured> {
  const { page, session } = device;
  await page.goto(origin + products.path);
  await settle(device);
  const opener = page.getByRole('button', { name: 'Show Filters' });
  const search = page.getByRole('searchbox');
  await opener.or(search).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await search.first().focus();
  await settle(device);

  await throttleCpu(session);
  await page.evaluate(() => {
    window.probe.forgetInteractions();
  });
  for (const key of [...QUERY, ...QUERY.map(() => 'Backspace')]) {
    void page.keyboard.press(key);
    await wait(KEY_EVERY_MS);
  }
  await wait(REST_MS);
  return { typing: await page.evaluate(() => window.probe.worstInteraction()) };
}
