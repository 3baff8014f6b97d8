import { stallScripts } from './support/stall-scripts.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ waitsForHydration: false });

test('presses on Menu and Show Filters before hydration open one dialog', async ({ page }) => {
  const release = await stallScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
