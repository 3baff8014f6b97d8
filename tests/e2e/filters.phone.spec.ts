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

test('the filters of a phone close with Back, which takes the search back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('searchbox').fill('oak');
  await expect(page).toHaveURL('/products?q=oak');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/products?q=oak');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the filters of a phone close with Back to another category', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('button', { name: 'Stationery' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Enter in the search of a phone closes the filters and shows the results', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('searchbox').fill('brass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products?q=brass');
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeFocused();
});
