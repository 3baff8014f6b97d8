import { expect, test } from './support/shop-test.ts';

test('the mobile menu closes on Escape, Close and a link to the current page', async ({ page }) => {
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.tap();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.tap();
  await menu.getByRole('link', { name: 'HOME', exact: true }).tap();
  await expect(menu).toBeHidden();
});

test('the mobile menu closes on Back and Forward', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
