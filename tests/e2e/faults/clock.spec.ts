import { fillOrder, placeOrder } from '../support/checkout.ts';
import {
  cartLink,
  expect,
  lampLine,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';

for (const [when, year] of [
  ['1970-01-02T00:00:00Z', '1970'],
  ['9999-12-31T12:00:00Z', '9999'],
] as const) {
  test(`a clock that says ${year} is believed, and nothing else minds`, async ({ page }) => {
    await page.clock.setFixedTime(when);
    await seedCart(page, [lampLine]);
    await page.goto('/checkout');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} ESSENCE`);
    await fillOrder(page);
    await placeOrder(page).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    expect(await storedCart(page)).toEqual([]);
  });
}

for (const [what, jump] of [
  ['back by ten years', '2016-01-01T00:00:00Z'],
  ['ahead by ten years', '2036-01-01T00:00:00Z'],
] as const) {
  test(`a clock that jumps ${what} neither hastens nor holds up an order`, async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await seedCart(page, [lampLine]);
    await page.goto('/checkout');
    await fillOrder(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await placeOrder(page).click();
    await page.clock.runFor(700);
    await page.clock.setSystemTime(jump);
    await page.clock.runFor(700);
    await expect(placeOrder(page)).toHaveText('Processing...');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
    await expect(cartLink(page)).toHaveText('');
  });
}
