import { expect, test } from './support/shop-test.ts';

test.describe('the filters of a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/products');
  });

  test('open and close, and give the focus back', async ({ page }) => {
    const open = page.getByRole('button', { name: 'Show Filters' });
    await open.click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('button', { name: 'Hide Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  });

  test('tell how many products they leave', async ({ page }) => {
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('searchbox').fill('brass');
    await page.getByRole('button', { name: 'Show 4 Products' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(4);
  });
});
