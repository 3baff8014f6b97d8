import { makePng } from '../support/files.ts';
import { expect, heading, test, toast } from '../support/shop-test.ts';
import { application, fillByKeyboard, pressByKeyboard, tabTo, tray } from './keyboard.ts';
import { screens } from './shop-states.ts';

/*
 * Deleting a product by keyboard is tested in the story Pages/Seller/My Products: products are not
 * persisted, so no URL shows a list with rows.
 */

test('selling from the account to the first product works by keyboard only', async ({ page }) => {
  page.on('filechooser', (chooser) => {
    void chooser.setFiles([makePng('front.png'), makePng('back.png')]);
  });
  await page.setViewportSize(screens.wide);
  await page.goto('/');
  await pressByKeyboard(page, page.getByRole('link', { name: 'ACCOUNT' }));
  await expect(heading(page, 'My Account')).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Seller Dashboard' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Seller Dashboard' })).toBeVisible();

  const apply = page.getByRole('button', { name: 'Create Seller Account' });
  await pressByKeyboard(page, apply);
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await fillByKeyboard(page, application);
  await pressByKeyboard(page, apply);
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeFocused();

  await pressByKeyboard(page, page.getByRole('link', { name: 'Add Product' }));
  await expect(heading(page, 'Add New Product')).toBeFocused();
  await fillByKeyboard(page, tray);
  const browse = page.getByRole('button', { name: 'Browse Images' });
  await pressByKeyboard(page, browse);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await expect(remove('back.png')).toBeVisible();
  await expect(browse).toBeFocused();
  await pressByKeyboard(page, remove('front.png'));
  await expect(remove('back.png')).toBeFocused();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Create Product' }));
  await expect(toast(page, 'Product Created')).toBeVisible();
  await expect(heading(page, 'My Products')).toBeFocused();
});
