import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withPhone } from '../phone.ts';
import type { Measured } from '../report/samples.ts';
import { settle } from '../settle.ts';
import { throttleCpu } from '../throttle.ts';
import { press } from './press.ts';

const LINES = 1_000;
const PRESSES = 5;
const REST_MS = 1_000;

/** Interaction to Next Paint of pressing + on a line of a cart of a thousand. */
export function measurePlus(browser: Browser, origin: string): Promise<Measured> {
  return withPhone(browser, async (phone) => {
    const { page, session } = phone;
    await page.addInitScript((cart) => {
      localStorage.setItem('cart', cart);
    }, JSON.stringify(madeUpLines()));
    await page.goto(`${origin}/cart`);
    await settle(phone);

    const plus = page.getByRole('button', { name: 'Increase quantity' }).first();
    const box = await plus.boundingBox();
    if (!box) throw new Error('The cart shows no line to press + on.');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

    await throttleCpu(session);
    await page.evaluate(() => {
      window.probe.forgetInteractions();
    });
    for (let count = 0; count < PRESSES; count += 1) {
      await press(session, place);
      await wait(REST_MS);
    }
    const quantity = await page
      .locator('main li :is(output, [role=group] [aria-live])')
      .first()
      .textContent();
    if (quantity !== String(1 + PRESSES)) {
      throw new Error(`${PRESSES} presses on + led to a quantity of ${quantity ?? 'nothing'}.`);
    }
    return { plus: await page.evaluate(() => window.probe.worstInteraction()) };
  });
}

/** Lines as a cart stores them; the shop no longer sells what is in them. */
function madeUpLines() {
  return Array.from({ length: LINES }, (_, index) => ({
    id: `made-up-${index + 1}`,
    name: `Made-up Product ${index + 1}`,
    price: 10 + (index % 90),
    image: '/photographs/bud-vase-whole-800.webp',
    quantity: 1,
  }));
}
