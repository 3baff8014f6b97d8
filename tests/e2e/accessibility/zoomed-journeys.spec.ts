import type { Locator, Page } from 'playwright/test';
import { makePng } from '../support/files.ts';
import { lineOf, role, sharedWord } from '../../support/roles.ts';
import { expect, heading, productCard, seedCart, test, toast } from '../support/shop-test.ts';
import { order } from '../support/checkout.ts';
import { horizontalOverflow } from './clipped-text.ts';
import { findFocusFaults } from './focus.ts';
import { application, fillByKeyboard, tabTo, tray } from './keyboard.ts';

/*
 * The shopping journeys by keyboard, on a screen of 1280 x 1024 px at 400 % zoom, with and without forced colours.
 * After each step, the focused element must be visible and uncovered. The report has a screenshot of each step.
 */
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
test.setTimeout(180_000);
// A page that does not exist is logged.
test.use({ allowedMessages: /^Page not found/ });

const journeys = {
  buys: buy,
  filters: filterProducts,
  sells: sellTray,
  returns: returnHome,
};

for (const forcedColors of ['none', 'active'] as const) {
  for (const [name, play] of Object.entries(journeys)) {
    test(`a shopper ${name} at 400 % zoom with forced colours: ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await play(page);
    });
  }
}

// With motion: the line slides to its place with the focus.
for (const height of [256, 480]) {
  test(`the focus after a removal is visible in a window of 320 x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await seedCart(
      page,
      ['1', '2', '3', '4', '5', '6'].map((id) => lineOf('cheap', { id })),
    );
    await page.goto('/cart');
    const remove = page.getByRole('button', { name: /^Remove/ });
    for (const left of [5, 4]) {
      await remove.nth(1).press('Enter');
      await expect(remove).toHaveCount(left);
      await expect(page.locator('[data-toast]')).toHaveCount(6 - left);
      await expect.poll(() => findFocusFaults(page), { timeout: 2000 }).toEqual([]);
    }
    await page.keyboard.press('Tab');
    await expect.poll(() => findFocusFaults(page), { timeout: 2000 }).toEqual([]);
  });
}

test('the controls of several toasts are visible when they have the focus', async ({ page }) => {
  await seedCart(
    page,
    ['1', '2', '3'].map((id) => lineOf('cheap', { id })),
  );
  await page.goto('/cart');
  const remove = page.getByRole('button', { name: /^Remove/ });
  for (const left of [2, 1]) {
    await remove.first().press('Enter');
    await expect(page.locator('[data-toast]')).toHaveCount(3 - left);
  }
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-toast] :focus')).toHaveCount(1);
    await expect.poll(() => findFocusFaults(page)).toEqual([]);
  }
});

test('a toast does not cover the button that was pressed', async ({ page }) => {
  await page.goto('/products');
  const add = page.getByRole('button', { name: /^Add to Cart/ }).last();
  await add.evaluate((button) => {
    button.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await add.press('Enter');
  await expect(page.locator('[data-toast]')).toBeVisible();
  // Sooner than the toast goes.
  await expect.poll(() => findFocusFaults(page), { timeout: 2000 }).toEqual([]);

  await page.getByRole('button', { name: 'Show Filters' }).focus();
  await expect.poll(() => findFocusFaults(page), { timeout: 1000 }).toEqual([]);
});

async function buy(page: Page) {
  const { name } = role('costly');
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Explore Collection' }));
  await expectHeading(page, 'Shop');
  await press(page, productCard(page, name).getByRole('link'));
  await expectHeading(page, name);
  await press(page, page.getByRole('button', { name: 'Show photograph 2 of 2' }));
  await press(page, page.getByRole('button', { name: /^Increase quantity/ }));
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  );
  await expect(toast(page, `Added ${name} to cart`)).toBeVisible();
  await press(page, page.getByRole('link', { name: 'View Cart' }));
  await expectHeading(page, 'Shopping Cart');
  await press(page, page.getByRole('button', { name: /^Decrease quantity/ }));
  await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expectHeading(page, 'Checkout');
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByLabel('Email')).toBeFocused();
  await look(page);
  await type(page, order);
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
}

async function filterProducts(page: Page) {
  await page.goto('/products');
  await press(page, page.getByRole('button', { name: 'Show Filters' }));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Hide Filters' })).toBeFocused();
  await look(page);
  await tabTo(page, sheet.getByRole('searchbox'));
  await page.keyboard.type(sharedWord());
  await look(page);
  await tabTo(page, sheet.getByRole('slider', { name: 'Maximum price' }));
  await look(page);
  await press(page, sheet.getByRole('button', { name: /^Show \d+ Products/ }));
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Clear filters' }));
  await expectHeading(page, 'Shop');
}

async function sellTray(page: Page) {
  page.on('filechooser', (chooser) => {
    void chooser.setFiles([makePng('front.png')]);
  });
  await page.goto('/account');
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await look(page);
  await page.keyboard.press('End');
  await look(page);
  await type(page, application);
  await press(page, page.getByRole('button', { name: 'Create Seller Account' }));
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeFocused();
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Add Product' }));
  await expectHeading(page, 'Add New Product');
  await type(page, tray);
  await press(page, page.getByRole('button', { name: 'Browse Images' }));
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Create Product' }));
  await expectHeading(page, 'My Products');
  // In a larger window, the button is not the first control on the screen.
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Create Product' })).toBeFocused();
}

async function returnHome(page: Page) {
  await page.goto('/no-such-page');
  await press(page, page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await look(page);
  await press(page, menu.getByRole('link', { name: 'HOME', exact: true }));
  await expectHeading(page, /Minimal Design/);
}

/** Tabs to an element, looks at the page and presses Enter. */
async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await look(page);
  await page.keyboard.press('Enter');
}

/** Tabs to fields by label, types their values and looks at each. */
async function type(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await fillByKeyboard(page, { [label]: value });
    await look(page);
  }
}

async function expectHeading(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeFocused();
  await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
  await look(page, { hasFocusRing: false });
}

/** Adds a screenshot to the report and checks it. A heading takes the focus without a ring. */
async function look(page: Page, { hasFocusRing = true } = {}) {
  const body = await page.screenshot();
  await test.info().attach('step', { body, contentType: 'image/png' });
  if (hasFocusRing) expect.soft(await findFocusFaults(page)).toEqual([]);
  expect.soft(await horizontalOverflow(page)).toBe(0);
}
