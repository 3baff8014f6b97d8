import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { centreOf, withDevice, type Device, type DeviceName } from '../device.ts';
import { products } from '../pages.ts';
import type { Measured } from '../report.ts';

/** Matches one of the eight products. */
const QUERY = ['l', 'a', 'm', 'p'];
/** Interval of a quick typist's keys. */
const KEY_INTERVAL_MS = 150;

const CART_LINES = 1_000;
const PRESSES = 5;

/** How long the page may take for the last input. */
const REST_MS = 2_000;

/**
 * INP of typing a query into the search and deleting it; on a phone the search is in a sheet, on a
 * desktop beside the grid.
 */
export function measureTyping(
  browser: Browser,
  origin: string,
  name: DeviceName,
): Promise<Measured> {
  return withDevice(browser, name, async (device) => {
    const { page, settle } = device;
    await page.goto(origin + products.path);
    await settle();
    const opener = page.getByRole('button', { name: 'Show Filters' });
    const search = page.getByRole('searchbox').first();
    // An event from a script is not an interaction, so it does not count.
    if (await opener.isVisible()) await opener.dispatchEvent('click');
    await search.focus();
    await settle();
    return {
      inp: await measureInteractions(device, async () => {
        for (const key of [...QUERY, ...QUERY.map(() => 'Backspace')]) {
          void page.keyboard.press(key);
          await wait(KEY_INTERVAL_MS);
        }
      }),
    };
  });
}

/** INP of pressing + on a line of a cart of a thousand. */
export function measureQuantityClick(browser: Browser, origin: string): Promise<Measured> {
  return withDevice(browser, 'phone', async (device) => {
    const { page, press, settle } = device;
    await page.addInitScript((cart) => {
      localStorage.setItem('cart', cart);
    }, JSON.stringify(cartLines()));
    await page.goto(`${origin}/cart`);
    await settle();
    const plus = await centreOf(page.getByRole('button', { name: 'Increase quantity' }).first());
    const inp = await measureInteractions(device, async () => {
      for (let count = 0; count < PRESSES; count += 1) {
        await press(plus);
        await wait(REST_MS / 2);
      }
    });
    const quantity = await page
      .locator('main li :is(output, [role=group] [aria-live])')
      .first()
      .textContent();
    if (quantity !== String(1 + PRESSES)) {
      throw new Error(`${PRESSES} presses on + led to a quantity of ${quantity ?? 'nothing'}.`);
    }
    return { inp };
  });
}

/** Interaction to Next Paint, CPU throttled; 0 when every interaction took less than 16 ms. */
async function measureInteractions({ page, throttleCpu }: Device, interact: () => Promise<void>) {
  await throttleCpu();
  await page.evaluate(() => {
    window.probe.observeInteractions();
  });
  await interact();
  await wait(REST_MS);
  return page.evaluate(() => window.probe.vitals['INP'] ?? 0);
}

/** Lines as a cart stores them, of products that the shop does not sell. */
function cartLines() {
  return Array.from({ length: CART_LINES }, (_, index) => ({
    id: `made-up-${index + 1}`,
    name: `Made-up Product ${index + 1}`,
    price: 10 + (index % 90),
    image: '/photographs/bud-vase-whole-800.webp',
    quantity: 1,
  }));
}
