import { fillOrder, placeOrderButton } from './support/checkout.ts';
import {
  cartLink,
  expect,
  productCard,
  storedCart,
  summaryFigure,
  test,
  toast,
} from './support/shop-test.ts';

test('a purchase from the home page to the placed order works by tap', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).tap();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toHaveText('Shop');
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Stationery' }).tap();
  await expect(page).toHaveURL('/products?category=Stationery');
  await productCard(page, 'Leather Notebook').getByRole('link').tap();
  await expect(heading).toHaveText('Leather Notebook');

  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
  await expect(toast(page, 'Added Leather Notebook to cart')).toBeVisible();
  await cartLink(page).tap();
  await expect(heading).toHaveText('Shopping Cart');
  await expect(summaryFigure(page, 'Total')).toHaveText('$81.32');

  await page.getByRole('link', { name: 'Proceed to Checkout' }).tap();
  await expect(heading).toHaveText('Checkout');
  await fillOrder(page);
  await placeOrderButton(page).tap();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText(/Minimal Design/);
  expect(await storedCart(page)).toEqual([]);
});
