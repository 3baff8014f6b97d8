import { fillOrder, placeOrderButton, placeOrderAndPause } from '../support/checkout.ts';
import { lineOf } from '../../support/roles.ts';
import { cartLink, expect, seedCart, test } from '../support/shop-test.ts';

test('jumps of a wrong system clock do not affect order processing', async ({ page }) => {
  await page.clock.install({ time: '1970-01-02T00:00:00Z' });
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await expect(page.getByRole('contentinfo')).toContainText('© 1970 ESSENCE');
  await fillOrder(page);
  await placeOrderAndPause(page);
  await page.clock.runFor(700);
  await page.clock.setSystemTime('9999-12-31T12:00:00Z');
  await page.clock.runFor(700);
  await expect(placeOrderButton(page)).toHaveText('Processing...');
  await page.clock.setSystemTime('1969-01-01T00:00:00Z');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveText('');
  await page.clock.resume();
});
