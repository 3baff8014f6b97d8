import { formatMoney, toCents } from '../../src/domain/money.ts';
import { pathOf, productOf } from '../support/product-roles.ts';
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

test('the first screen of a phone has the price, covered by nothing, and Add to Cart', async ({
  page,
}) => {
  await page.goto(pathOf('costly'));
  const price = page.getByText(formatMoney(toCents(productOf('costly').price)), { exact: true });
  const add = page.getByRole('button', { name: /^Add to Cart/ });
  for (const [width, height] of [
    [320, 640],
    [375, 553],
    [375, 667],
    [412, 732],
    [430, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const element of [price, add])
      await expect
        .poll(() => element.evaluateAll(isAnyUncovered), `${width} × ${height}`)
        .toBe(true);
  }
});

/** Whether nothing covers one of the elements at its top, centre and bottom. */
function isAnyUncovered(elements: readonly Element[]): boolean {
  return elements.some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}

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
