import { expect, test } from './support/shop-test.ts';

test('the current page is marked in the main links', async ({ page }) => {
  await page.goto('/product/3');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator('[aria-current=page]')).toHaveText('SHOP');
  await nav.getByRole('link', { name: 'HOME' }).click();
  await expect(nav.locator('[aria-current=page]')).toHaveText('HOME');
});
