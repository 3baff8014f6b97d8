import { pathOf } from '../support/product-roles.ts';
import { findFocusFaults } from '../support/focus.ts';
import { heading, toast } from './support/locators.ts';
import { expect, setTextSize, test } from './support/shop-test.ts';

test('controls over a photograph, which can be dark, have a paper background', async ({ page }) => {
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

test('a toast covers neither the focused heading of the seller area nor its menu', async ({
  page,
}) => {
  await page.goto('/seller/edit-product/1');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/seller/products');
  await expect(toast(page, 'Product Updated')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  const title = await heading(page).boundingBox();
  const box = await toast(page, 'Product Updated').boundingBox();
  expect(box?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await page.getByRole('link', { name: 'Orders' }).tap({ timeout: 1000 });
  await expect(page).toHaveURL('/seller/orders');
});

test('the first screen of a phone in landscape has Add to Cart', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const id of ['costly', 'lowStock'] as const) {
    await page.goto(pathOf(id));
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await expect(add).toBeInViewport({ ratio: 1 });
  }
});

test('at a text size of 200 %, the buy bar covers no link that has the focus', async ({ page }) => {
  await page.goto(pathOf('lowStock'));
  await setTextSize(page, '200%');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await findFocusFaults(page)).toEqual([]);
  }
});
