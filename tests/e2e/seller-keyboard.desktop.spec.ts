import { makePng } from './support/files.ts';
import { expect, test, toast } from './support/shop-test.ts';

test('a product is added by keyboard alone', async ({ page }) => {
  page.on('filechooser', (chooser) => void chooser.setFiles([makePng('front.png')]));
  await page.goto('/seller/add-product');
  await page.getByLabel('Product Name').focus();
  await page.keyboard.type('Walnut Tray');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Turned from one piece of walnut.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('56.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Browse Images' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Product Created')).toBeVisible();
});
