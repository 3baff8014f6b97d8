import type { Page } from 'playwright/test';
import { expect, productCard, storedCart, test, toast } from '../support/shop-test.ts';
import { pressByKeyboard, tabTo } from './keyboard.ts';
import { screens } from './shop-states.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('a purchase from home to the placed order works by keyboard only', async ({ page }) => {
  await page.setViewportSize(screens.wide);
  await page.goto('/');
  await pressByKeyboard(page, page.getByRole('link', { name: 'Explore Collection' }));
  await expect(heading(page, 'Shop')).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search products' }));
  await page.keyboard.type('pour');
  const card = productCard(page, 'Pour-Over Set');
  await expect(card).toBeVisible();
  await pressByKeyboard(page, card.getByRole('link'));
  await expect(heading(page, 'Pour-Over Set')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Increase quantity' }));
  await page.keyboard.press('Space');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Add to Cart' }).first());
  await expect(page.locator('section[aria-live=polite]')).toContainText(
    'Added Pour-Over Set to cart',
  );
  const added = page.getByRole('button', { name: 'Added to Cart' }).first();
  await expect(added).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await storedCart(page)).toMatchObject([{ id: '3', quantity: 2 }]);
  await pressByKeyboard(page, page.getByRole('link', { name: 'View Cart' }));
  await expect(heading(page, 'Shopping Cart')).toBeFocused();

  const increase = page.getByRole('button', { name: 'Increase quantity' });
  await tabTo(page, increase);
  await page.keyboard.press('Enter');
  await expect(increase).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ id: '3', quantity: 3 }]);
  await pressByKeyboard(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(heading(page, 'Checkout')).toBeFocused();

  for (const [label, value] of Object.entries({
    Email: 'ines@example.com',
    'First Name': 'Ines',
    'Last Name': 'Moreau',
    Address: '204 Alder Street',
    City: 'Portland',
    ZIP: '97205',
    Country: 'Canada',
    'Name on Card': 'Ines Moreau',
    'Card Number': '4111 1111 1111 1111',
    'Expiry Date': '12/29',
    CVV: '123',
  })) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await expect(page.getByLabel('Country')).toHaveValue('Canada');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(heading(page, /Minimal Design/)).toBeFocused();
  // Announcing the title would delay the announcement of the toast.
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Premium Products' }),
  ).toHaveCount(0);
});

test('the filter sheet of a phone opens, filters and closes by keyboard only', async ({ page }) => {
  await page.setViewportSize(screens.narrow);
  await page.goto('/products');
  const showFilters = page.getByRole('button', { name: 'Show Filters' });
  await pressByKeyboard(page, showFilters);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Hide Filters' })).toBeFocused();
  await pressByKeyboard(page, sheet.getByRole('button', { name: 'Kitchen' }));
  await expect(sheet).toBeHidden();
  await expect(showFilters).toBeFocused();
  await expect(productCard(page, 'Pour-Over Set')).toBeVisible();

  await page.keyboard.press('Enter');
  const minimum = sheet.getByRole('slider', { name: 'Minimum price' });
  await tabTo(page, minimum);
  await page.keyboard.press('End');
  await expect(minimum).toHaveValue('200');
  await pressByKeyboard(page, sheet.getByRole('button', { name: 'Show 0 Products' }));
  await expect(showFilters).toBeFocused();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Reset Filters' }));
  await expect(heading(page, 'Shop')).toBeFocused();
});
