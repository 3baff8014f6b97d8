import { completeOrder } from '../support/checkout.ts';
import { checkoutValues } from '../support/form-values.ts';
import { lineOf, pathOf, products, productOf } from '../../support/product-roles.ts';
import {
  cartLink,
  cartRow,
  field,
  heading,
  placeOrderButton,
  productCard,
  summaryFigure,
  toast,
} from '../support/locators.ts';
import { expect, openTab, seedCart, storedCart, test } from '../support/shop-test.ts';
import { openBeforeHydration } from '../support/stall-scripts.ts';
import { translatePage } from '../support/translation.ts';

test('translated filters show the number of the products found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await page.evaluate(translatePage);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox');
  const status = dialog.locator('[aria-live]');
  const show = dialog.getByRole('button', { name: /Show/ });
  await expect(show).toHaveText(`«Show ${products.length} Products»`);
  await search.fill(productOf('costly').name);
  await expect(status).toHaveText('«1 product found»');
  await expect(show).toHaveText('«Show 1 Product»');
  await search.fill('');
  await expect(status).toHaveText(`«All ${products.length} products»`);
  await expect(show).toHaveText(`«Show ${products.length} Products»`);
  await show.click();
  await expect(productCard(page, `«${productOf('costly').name}»`)).toBeVisible();
});

test('a translated product shows the current photograph, quantity and cart', async ({ page }) => {
  await page.goto(pathOf('costly'));
  await page.evaluate(translatePage);
  await page.clock.install();
  await page.getByRole('button', { name: 'View full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[aria-live]')).toHaveText('«Photograph »«1 / 2»');
  await dialog.getByRole('button', { name: 'Next photograph' }).click();
  await expect(dialog.locator('[aria-live]')).toHaveText('«Photograph »«2 / 2»');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const announcer = page.locator('#announcer');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(announcer).toHaveText('«2»');
  await page.clock.runFor(5000);
  await expect(announcer).toHaveText('');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Added to Cart', exact: true })).toHaveText(
    '«Added to Cart»',
  );
  await expect(cartLink(page)).toHaveText('«1»');
  await expect(toast(page, `«Added ${productOf('costly').name} to cart»`)).toBeVisible();
});

test('a translated checkout shows changes of the cart, errors and the order', async ({
  page,
  context,
}) => {
  const [costly, cheap] = [lineOf('costly', { price: 149 }), lineOf('cheap', { price: 48 })];
  await seedCart(page, [costly, cheap]);
  await page.goto('/cart');
  await page.evaluate(translatePage);
  const row = cartRow(page, cheap.name);
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(heading(page)).toHaveText('«Checkout»');

  const other = await openTab(context, '/cart');
  await other.getByRole('button', { name: `Increase quantity of ${costly.name}` }).click();
  await expect(summaryFigure(page, '«Subtotal»')).toHaveText('«$346.00»');
  await expect(page.getByText('«2 × »')).toBeAttached();

  await placeOrderButton(page).click();
  const email = field(page, '«Email»');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^«.+»$/);
  for (const [label, value] of Object.entries(checkoutValues))
    await field(page, `«${label}»`).fill(value);
  await expect(email).toHaveAccessibleDescription('');
  await completeOrder(page);
  await expect(toast(page, '«Order placed successfully!»')).toBeVisible();
  await expect(cartLink(page)).toHaveText('');
});

test('clicks on a page translated before hydration are replayed', async ({ page }) => {
  const release = await openBeforeHydration(page, pathOf('cheap'));
  await page.evaluate(translatePage);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await release();
  await expect(cartLink(page)).toHaveText('«1»');
  expect(await storedCart(page)).toEqual([lineOf('cheap', { quantity: 2 })]);
});
