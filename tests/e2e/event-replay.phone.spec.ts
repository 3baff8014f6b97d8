import { stallScripts } from './support/stall-scripts.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ waitsForHydration: false });

test('an early press on Menu opens the menu once it can', async ({ page }) => {
  const release = await stallScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});
