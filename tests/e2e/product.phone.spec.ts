import { pathOf } from '../support/roles.ts';
import { expect, test, toast } from './support/shop-test.ts';

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
