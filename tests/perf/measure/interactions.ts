import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withDevice, type Device } from '../device.ts';
import { products } from '../pages.ts';
import type { Measured } from '../report.ts';

/** Matches one product. */
const QUERY = ['l', 'a', 'm', 'p'];
/** Interval between the keys of a fast typist. */
const KEY_INTERVAL_MS = 150;

/** INP of typing a query into the search and deleting it. In the shop the search is in a sheet. */
export function measureTyping(browser: Browser, origin: string): Promise<Measured> {
  return withDevice(browser, async (device) => {
    const { page, settle } = device;
    await page.goto(origin + products.path);
    await settle();
    const showFilters = page.getByRole('button', { name: 'Show Filters' });
    if (await showFilters.isVisible()) await showFilters.tap();
    await page.getByRole('searchbox').first().focus();
    return {
      inp: await longestInteraction(device, async () => {
        for (const key of [...QUERY, ...QUERY.map(() => 'Backspace')]) {
          void page.keyboard.press(key);
          await wait(KEY_INTERVAL_MS);
        }
      }),
    };
  });
}

/**
 * Duration of the longest interaction, to the next paint; 0 if every interaction took less than 16 ms. Earlier
 * interactions do not count.
 */
export async function longestInteraction(
  { page, settle }: Device,
  interact: () => Promise<unknown>,
) {
  await settle();
  const startedAt = await page.evaluate(() => performance.now());
  await interact();
  await settle();
  return page.evaluate(
    (since) =>
      Math.max(
        0,
        ...window.probe.interactions
          .filter(({ start }) => start >= since)
          .map(({ duration }) => duration),
      ),
    startedAt,
  );
}
