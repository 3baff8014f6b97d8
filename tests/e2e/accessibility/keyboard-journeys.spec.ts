import type { Locator, Page } from 'playwright/test';
import { productOf } from '../../support/product-roles.ts';
import { application, card, contact } from '../support/form-values.ts';
import { makePng } from '../support/files.ts';
import { heading, productCard, toast } from '../support/locators.ts';
import { expect, storedCart, test } from '../support/shop-test.ts';
import { findFocusFaults } from '../../support/focus.ts';

/*
 * The journeys of the shop by keyboard only, on a screen of 1280 x 1024 px at 400 % zoom, with and without forced
 * colours. At each step, the focused element must be visible and uncovered.
 * Deleting a product is tested in the story Pages/Seller/My Products: products are not persisted.
 */
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
test.setTimeout(180_000);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a shopper buys by keyboard at 400 % zoom', async ({ page }) => {
  const { id, name } = productOf('costly');
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await look(page);
  await press(page, menu.getByRole('link', { name: 'SHOP' }));
  await expectHeading(page, 'Shop');
  const showFilters = page.getByRole('button', { name: 'Show Filters' });
  await press(page, showFilters);
  await type(page, { 'Search products...': name });
  const minimum = page.getByRole('slider', { name: 'Minimum price' });
  await tabTo(page, minimum);
  await page.keyboard.press('ArrowRight');
  await expect(minimum).toHaveValue('1');
  await look(page);
  await press(page, page.getByRole('button', { name: 'Show 1 Product' }));
  await expect(showFilters).toBeFocused();
  await press(page, productCard(page, name).getByRole('link'));
  await expectHeading(page, name);
  await press(page, page.getByRole('button', { name: 'Show photograph 2 of 2' }));
  await press(page, page.getByRole('button', { name: /^Increase quantity/ }));
  const main = page.getByRole('main');
  await press(page, main.getByRole('button', { name: /^Add to Cart/ }).first());
  await expect(page.locator('section[aria-live=polite]')).toContainText(`Added ${name} to cart`);
  await expect(main.getByRole('button', { name: /^Added to Cart/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await storedCart(page)).toMatchObject([{ id, quantity: 2 }]);
  await press(page, page.getByRole('link', { name: 'View Cart' }));
  await expectHeading(page, 'Shopping Cart');
  const decrease = page.getByRole('button', { name: /^Decrease quantity/ });
  await press(page, decrease);
  await expect(decrease).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ id, quantity: 1 }]);
  await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expectHeading(page, 'Checkout');
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByLabel('Email')).toBeFocused();
  await look(page);
  await type(page, { ...contact, Country: 'Canada', ...card });
  await expect(page.getByLabel('Country')).toHaveValue('Canada');
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectHeading(page, /Minimal Design/);
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await look(page);
  }
});

test('a shopper sells by keyboard at 400 % zoom', async ({ page }) => {
  page.on('filechooser', (chooser) => {
    void chooser.setFiles([makePng('front.png'), makePng('back.png')]);
  });
  await page.goto('/account');
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await look(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Seller Dashboard' })).toBeFocused();
  await look(page);
  const apply = page.getByRole('button', { name: 'Create Seller Account' });
  await press(page, apply);
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await type(page, application);
  await press(page, apply);
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeFocused();
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Add Product' }));
  await expectHeading(page, 'Add New Product');
  await type(page, {
    'Product Name': 'Walnut Tray',
    Description: 'Turned from one piece of walnut.',
    'Price ($)': '56.50',
    'Stock Quantity': '12',
    Category: 'Home',
  });
  const browse = page.getByRole('button', { name: 'Browse Images' });
  await press(page, browse);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await expect(remove('back.png')).toBeVisible();
  await expect(browse).toBeFocused();
  await press(page, remove('front.png'));
  await expect(page.getByRole('listitem').filter({ has: remove('back.png') })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Create Product' }));
  await expect(toast(page, 'Product Created')).toBeVisible();
  await expectHeading(page, 'My Products');
  // In a larger window, the button is not the first control on the screen.
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Create Product' })).toBeFocused();
});

/** Presses Tab until an element has the focus, at most as often as any journey needs. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}.`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await look(page);
  await page.keyboard.press('Enter');
}

async function type(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true });
    if (!(await hasFocus(field))) await tabTo(page, field);
    await page.keyboard.type(value);
    await look(page);
  }
}

function hasFocus(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

async function expectHeading(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeFocused();
  await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
}

async function look(page: Page) {
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    await expect.soft.poll(() => findFocusFaults(page), { timeout: 2000 }).toEqual([]);
  }
}
