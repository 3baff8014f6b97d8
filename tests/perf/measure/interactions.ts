import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { centreOf, withDevice, type Device, type DeviceName } from '../device.ts';
import { products } from '../pages.ts';
import type { Measured } from '../report.ts';

/** Matches one of the eight products. */
const QUERY = ['l', 'a', 'm', 'p'];
/** Interval between the keys of a fast typist. */
const KEY_INTERVAL_MS = 150;

const CART_LINES = 1_000;
const PRESSES = 5;

/** Wait for the last interaction to be processed. */
const SETTLE_MS = 2_000;

/** INP of typing a query into the search and deleting it. On a phone the search is in a sheet. */
export function measureTyping(
  browser: Browser,
  origin: string,
  name: DeviceName,
): Promise<Measured> {
  return withDevice(browser, name, async (device) => {
    const { page, settle } = device;
    await page.goto(origin + products.path);
    await settle();
    const showFilters = page.getByRole('button', { name: 'Show Filters' });
    const search = page.getByRole('searchbox').first();
    // A synthetic event does not count as an interaction.
    if (await showFilters.isVisible()) await showFilters.dispatchEvent('click');
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

/** INP of pressing + in a cart of 1,000 lines. */
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
        await wait(SETTLE_MS / 2);
      }
    });
    const quantity = await page
      .locator('main li :is(output, [role=group] > span)')
      .first()
      .textContent();
    if (quantity !== String(1 + PRESSES)) {
      throw new Error(`The quantity after ${PRESSES} presses on + is ${quantity ?? 'missing'}.`);
    }
    return { inp };
  });
}

/** Interaction to Next Paint with a throttled CPU; 0 if every interaction took less than 16 ms. */
async function measureInteractions({ page, throttleCpu }: Device, interact: () => Promise<void>) {
  await throttleCpu();
  await page.evaluate(() => {
    window.probe.observeInteractions();
  });
  await interact();
  await wait(SETTLE_MS);
  return page.evaluate(() => window.probe.vitals['INP'] ?? 0);
}

/** Stored cart lines of products that are not in the catalogue. */
function cartLines() {
  return Array.from({ length: CART_LINES }, (_, index) => ({
    id: `made-up-${index + 1}`,
    name: `Made-up Product ${index + 1}`,
    price: 10 + (index % 90),
    image: '/photographs/bud-vase-whole-800.webp',
    quantity: 1,
  }));
}
