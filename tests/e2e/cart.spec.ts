import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { cartLink, cartRow, heading } from './support/locators.ts';
import { expect, linesOf, openTab, seedCart, storedCart, test } from './support/shop-test.ts';

test('Clear Cart shows the empty state and scrolls to the top', async ({ page }) => {
  await seedCart(page, linesOf('123456'));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a line added in another tab does not move the focus', async ({ page, context }) => {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/cart');
  const other = await openTab(context, pathOf('cheap'));
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartRow(page, productOf('cheap').name)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a typed quantity is applied when Back leaves the cart', async ({ page }) => {
  await seedCart(page, [lineOf('cheap')]);
  await page.goto(pathOf('cheap'));
  await cartLink(page).click();
  await page.getByRole('textbox').fill('7');
  await page.goBack();
  await expect(heading(page)).toHaveText(productOf('cheap').name);
  expect(await storedCart(page)).toMatchObject([{ quantity: 7 }]);
});
