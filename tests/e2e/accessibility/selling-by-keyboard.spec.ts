import type { Page } from 'playwright/test';
import { makePng } from '../support/files.ts';
import { expect, test, toast } from '../support/shop-test.ts';
import { pressByKeyboard, tabTo } from './keyboard.ts';
import { screens } from './shop-states.ts';

/*
 * Deleting a product by keyboard is tested in the story Pages/Seller/My Products: products are not
 * persisted, so no URL shows a list with rows.
 */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillByKeyboard(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}

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
  await page.keyboard.type('Moreau Objects');
  await fillByKeyboard(page, {
    'Business Description': 'Trays turned from one piece of walnut.',
    'Business Category': 'Home',
    'Tax ID / Business Number': '93-1234567',
  });
  await pressByKeyboard(page, apply);
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeFocused();

  await pressByKeyboard(page, page.getByRole('link', { name: 'Add Product' }));
  await expect(heading(page, 'Add New Product')).toBeFocused();
  await fillByKeyboard(page, {
    'Product Name': 'Walnut Tray',
    Description: 'Turned from one piece of walnut.',
    'Price ($)': '56.50',
    'Stock Quantity': '12',
    Category: 'Home',
  });
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
