import type { Locator, Page } from 'playwright/test';
import { makeFakePng, makePng } from '../support/files.ts';
import {
  cartRow,
  expect,
  lampLine,
  penLine,
  seedCart,
  test,
  toast,
  type StoredLine,
} from '../support/shop-test.ts';
import { fillOrder } from '../support/checkout.ts';
import { screens } from './shop-states.ts';

/*
 * What a screen reader is told without being asked: a live region has to be in the page before its words
 * are, and must not lie behind an open dialog.
 */

/** A live region without a role, which is not read while it is empty. */
const live = (scope: Page | Locator, text: string | RegExp) =>
  scope.locator('[aria-live=polite]').filter({ hasText: text });

const cart: StoredLine[] = [lampLine, { ...penLine, quantity: 2 }];

test.describe('a new page', () => {
  test('takes the focus and reads out its title', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
    await expect(live(page, 'Shop | ESSENCE')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(live(page, 'ESSENCE | Premium Products')).toBeAttached();
  });

  test("that is loaded as a document is the reader's to read", async ({ page }) => {
    await page.goto('/products');
    await expect(page).toHaveTitle('Shop | ESSENCE');
    await expect(page.locator('body')).toBeFocused();
    await expect(live(page, 'ESSENCE')).toHaveCount(0);
  });

  test.describe('whose code does not arrive', () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test('says so, and so does the next', async ({ page }) => {
      // And with no server that answers, so that it is not loaded again as a document.
      await page.route(/AccountPage|\/account$/, (route) => route.abort());
      await page.setViewportSize(screens.wide);
      await page.goto('/cart');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name: 'ACCOUNT' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
      ).toBeFocused();
      await expect(live(page, 'Unexpected Application Error! | ESSENCE')).toBeAttached();
      await nav.getByRole('link', { name: 'SHOP' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
      await expect(live(page, 'Shop | ESSENCE')).toBeAttached();
    });
  });
});

test.describe('the cart', () => {
  test('tells by a polite region what was added', async ({ page }) => {
    await page.goto('/product/3');
    const region = page.locator('[aria-live=polite]').filter({ has: page.locator('ol') });
    await expect(page.locator('section[aria-live=polite]')).toBeAttached();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(region).toContainText('Added Pour-Over Set to cart');
    await expect(page.getByRole('button', { name: 'Added to Cart' }).first()).toBeFocused();
  });

  test('tells what was removed, and the bag how many lines are left', async ({ page }) => {
    await seedCart(page, cart);
    await page.goto('/cart');
    await expect(page.locator('section[aria-live=polite]')).toBeAttached();
    await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).click();
    await expect(page.locator('section[aria-live=polite]')).toContainText(
      'Removed Arc Desk Lamp from cart',
    );
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }),
    ).toBeVisible();
  });

  test('tells a quantity as it changes, and of what', async ({ page }) => {
    await seedCart(page, [{ ...lampLine, quantity: 24 }]);
    await page.goto('/cart');
    const stepper = page.getByRole('group', { name: 'Quantity of Arc Desk Lamp' });
    await expect(live(stepper, '24')).toBeVisible();
    await stepper.getByRole('button', { name: 'Increase quantity' }).press('Enter');
    await expect(live(stepper, '25')).toBeVisible();
    await expect(stepper.getByRole('button', { name: 'Increase quantity' })).toBeFocused();
    await expect(live(cartRow(page, 'Arc Desk Lamp'), 'Only 24 in stock')).toBeVisible();
  });

  test('reads as a list of lines, each with its name, its price and its total', async ({
    page,
  }) => {
    await seedCart(page, [{ ...penLine, quantity: 2 }]);
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Cart' })).toMatchAriaSnapshot(`
      - list "Cart":
        - listitem "Brass Rollerball Pen":
          - paragraph:
            - link "Brass Rollerball Pen"
          - paragraph: Price $48.00
          - paragraph
          - group "Quantity of Brass Rollerball Pen":
            - button "Decrease quantity of Brass Rollerball Pen"
            - text: "2"
            - button "Increase quantity of Brass Rollerball Pen"
          - paragraph: Total $96.00
          - button "Remove Brass Rollerball Pen"
    `);
  });
});

test.describe('the products', () => {
  test('tell how many are found, and that all are there again', async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill('brass');
    await expect(live(page, '4 products found')).toBeAttached();
    await search.fill('unicorn');
    await expect(live(page, '0 products found')).toBeAttached();
    await search.fill('');
    await expect(live(page, 'All 8 products')).toBeAttached();
  });

  test('say nothing before anybody searches', async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products');
    await expect(live(page, /product/)).toHaveCount(0);
  });

  test('tell it inside of the filters of a phone, which all else lies behind', async ({ page }) => {
    await page.setViewportSize(screens.narrow);
    await page.goto('/products');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.locator('[aria-live=polite]')).toHaveText('');
    await sheet.getByRole('searchbox').fill('brass');
    await expect(live(sheet, '4 products found')).toBeAttached();
  });

  test('read a category as pressed and a price in dollars', async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products?category=Home&min=20');
    await expect(page.getByRole('search')).toMatchAriaSnapshot(`
      - list "Category":
        - listitem:
          - button "All Categories"
        - listitem:
          - button "Lighting"
        - listitem:
          - button "Electronics"
        - listitem:
          - button "Kitchen"
        - listitem:
          - button "Stationery"
        - listitem:
          - button "Home" [pressed]
    `);
    await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveAttribute(
      'aria-valuetext',
      '$20',
    );
  });
});

test('an order tells that it is processed and that it is placed', async ({ page }) => {
  await seedCart(page, cart);
  await page.goto('/checkout');
  await expect(page.locator('section[aria-live=polite]')).toBeAttached();
  await fillOrder(page);
  await page.getByRole('button', { name: 'Place Order' }).press('Enter');
  await expect(live(page, 'Processing your order')).toBeAttached();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The title would be read before the toast.
  await expect(live(page, 'ESSENCE | Premium Products')).toHaveCount(0);
});

test('a page that is on its way marks the page before as busy', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/AccountPage/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize(screens.wide);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'ACCOUNT' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  release?.();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused();
});

test('the pictures of a product tell how many they are, and which file was refused', async ({
  page,
}) => {
  await page.goto('/seller/add-product');
  const images = page.getByRole('group', { name: 'Product Images' });
  await expect(live(images, /./)).toHaveCount(0);
  const browsing = page.waitForEvent('filechooser');
  await images.getByRole('button', { name: 'Browse Images' }).press('Enter');
  await (
    await browsing
  ).setFiles([makePng('front.png'), makePng('back.png'), makeFakePng('no.png')]);
  await expect(live(images, '2 images chosen')).toBeAttached();
  await expect(images.getByRole('alert')).toHaveText('no.png is not an image that can be shown.');
  await images.getByRole('button', { name: 'Remove front.png' }).press('Enter');
  await expect(live(images, '1 image chosen')).toBeAttached();
  await expect(images.getByRole('button', { name: 'Remove back.png' })).toBeFocused();
});

test('a product that is in the cart says so when its button is pressed again', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Added to Cart' }).first().press('Enter');
  await expect(live(page, 'Already in the cart')).toBeAttached();
});
