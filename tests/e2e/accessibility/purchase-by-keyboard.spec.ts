import { role } from '../../support/roles.ts';
import { card, contact } from '../support/checkout.ts';
import { expect, heading, productCard, storedCart, test, toast } from '../support/shop-test.ts';
import { fillByKeyboard, pressByKeyboard, tabTo } from './keyboard.ts';
import { screens } from './shop-states.ts';

test('a purchase from home to the placed order works by keyboard only', async ({ page }) => {
  const { id, name: product } = role('costly');
  await page.setViewportSize(screens.wide);
  await page.goto('/');
  await pressByKeyboard(page, page.getByRole('link', { name: 'Explore Collection' }));
  await expect(heading(page, 'Shop')).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search products' }));
  await page.keyboard.type(product);
  const result = productCard(page, product);
  await expect(result).toBeVisible();
  await pressByKeyboard(page, result.getByRole('link'));
  await expect(heading(page, product)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Increase quantity' }));
  await page.keyboard.press('Space');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Add to Cart' }).first());
  await expect(page.locator('section[aria-live=polite]')).toContainText(`Added ${product} to cart`);
  const added = page.getByRole('button', { name: 'Added to Cart' }).first();
  await expect(added).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await storedCart(page)).toMatchObject([{ id, quantity: 2 }]);
  await pressByKeyboard(page, page.getByRole('link', { name: 'View Cart' }));
  await expect(heading(page, 'Shopping Cart')).toBeFocused();

  const increase = page.getByRole('button', { name: 'Increase quantity' });
  await tabTo(page, increase);
  await page.keyboard.press('Enter');
  await expect(increase).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ id, quantity: 3 }]);
  await pressByKeyboard(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(heading(page, 'Checkout')).toBeFocused();

  await fillByKeyboard(page, { ...contact, Country: 'Canada', ...card });
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
  await pressByKeyboard(page, sheet.getByRole('button', { name: role('costly').category }));
  await expect(sheet).toBeHidden();
  await expect(showFilters).toBeFocused();
  await expect(productCard(page, role('costly').name)).toBeVisible();

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
