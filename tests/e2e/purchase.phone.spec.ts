import { fillOrder, placeOrderButton } from './support/checkout.ts';
import { lineOf, role, totalOf } from '../support/roles.ts';
import {
  cartLink,
  expect,
  heading,
  productCard,
  storedCart,
  summaryFigure,
  test,
  toast,
} from './support/shop-test.ts';

test('a purchase from the home page to the placed order works by tap', async ({ page }) => {
  const { name, category } = role('cheap');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).tap();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Shop');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: category }).tap();
  await expect(page).toHaveURL(`/products?category=${category}`);
  await productCard(page, name).getByRole('link').tap();
  await expect(heading(page)).toHaveText(name);

  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
  await expect(toast(page, `Added ${name} to cart`)).toBeVisible();
  await cartLink(page).tap();
  await expect(heading(page)).toHaveText('Shopping Cart');
  const lines = [lineOf('cheap', { quantity: 2 })];
  await expect(summaryFigure(page, 'Total')).toHaveText(totalOf(lines));

  await page.getByRole('link', { name: 'Proceed to Checkout' }).tap();
  await expect(heading(page)).toHaveText('Checkout');
  await fillOrder(page);
  await placeOrderButton(page).tap();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(/Minimal Design/);
  expect(await storedCart(page)).toEqual([]);
});
