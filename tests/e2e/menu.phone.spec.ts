import { expect, test } from './support/shop-test.ts';

test.describe('the mobile menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('closes on navigation', async ({ page }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
  });

  test('closes on a link to the page it lies over', async ({ page }) => {
    await page.getByRole('dialog').getByRole('link', { name: 'HOME', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('the mobile menu closes with Back and Forward', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
