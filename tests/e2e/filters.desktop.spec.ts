import { holdScripts } from './support/hold-scripts.ts';
import { expect, test } from './support/shop-test.ts';

test('what is typed is dropped when Back changes the URL before the pause', async ({ page }) => {
  await page.goto('/products');
  await page.clock.install();
  const filters = page.getByRole('search', { name: 'Products' });
  await filters.getByRole('button', { name: 'Stationery' }).click();
  await filters.getByRole('searchbox').fill('brass');
  await page.goBack();
  await expect(filters.getByRole('searchbox')).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(8);
});

test.describe('before hydration', () => {
  test.use({ waitsUntilLive: false });

  test('text typed before hydration filters the products', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('brass');
    await release();
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('searchbox')).toHaveValue('brass');
    await expect(page).toHaveURL('/products?q=brass');
  });

  test('price sliders moved before hydration filter the products', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.getByRole('slider', { name: 'Minimum price' }).fill('40');
    await page.getByRole('slider', { name: 'Maximum price' }).fill('80');
    await release();
    await expect(page).toHaveURL('/products?min=40&max=80');
    await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('80');
  });
});
