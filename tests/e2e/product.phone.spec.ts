import { formatMoney, toCents } from '../../src/domain/money.ts';
import { pathOf, role } from '../support/roles.ts';
import { cartLink, expect, test, toast } from './support/shop-test.ts';

test('the buy bar is shown while Add to Cart is off-screen, and adds the product', async ({
  page,
}) => {
  const { name, price } = role('cheap');
  await page.goto(pathOf('cheap'));
  const bar = page.getByRole('group', { name: `Buy ${name}` });
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(formatMoney(toCents(price)));
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Add to Cart' }).tap();
  await expect(cartLink(page)).toHaveText('1');
  await expect(bar.getByRole('button', { name: 'Added to Cart' })).toBeVisible();
});

test('the photograph viewer closes on Back', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('article').getByRole('link').first().tap();
  await page.getByRole('region', { name: 'Photograph shown' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the photograph viewer stays at its photograph when the screen is rotated', async ({
  page,
}) => {
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'View full screen' }).click();
  const viewer = page.getByRole('dialog');
  const second = viewer.getByRole('button', { name: 'Zoom in' }).nth(1);
  await viewer.getByRole('button', { name: 'Next photograph' }).click();
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await expect(viewer).toContainText('2 / 2');
});

test('controls over a photograph, which can be dark, are on paper', async ({ page }) => {
  await page.goto(pathOf('costly'));
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCSS('background-color', paper);
  await page.getByRole('button', { name: 'View full screen' }).click();
  const viewer = page.getByRole('dialog');
  const steps = viewer.getByRole('button', { name: 'Next photograph' }).locator('..');
  await expect(steps).toHaveCSS('background-color', paper);
  await expect(viewer.getByRole('button', { name: 'Close' })).toHaveCSS('background-color', paper);
});

test('a toast does not cover the menu of the seller area', async ({ page }) => {
  await page.goto('/seller/edit-product/1');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/seller/products');
  await expect(toast(page, 'Product Updated')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).tap({ timeout: 1000 });
  await expect(page).toHaveURL('/seller/orders');
});
