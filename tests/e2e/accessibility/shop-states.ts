import type { Page } from 'playwright/test';
import type { Cart } from '../../../src/domain/cart.ts';
import { fillOrder } from '../support/checkout.ts';
import { makeFakePng, makePng } from '../support/files.ts';
import { fillIn, find, lineOf, role, sharedWord } from '../../support/roles.ts';
import { cartLink, expect, seedCart, toast } from '../support/shop-test.ts';

/** Viewports for every state: a desktop and the narrowest that WCAG requires. */
export const screens = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

/** A state of a page. */
interface ShopState {
  name: string;
  /** Changes the previous state into this one. */
  setup?: (page: Page) => Promise<void>;
  /** Whether the state exists on the narrow screen only. Such states are last in the list. */
  isNarrowOnly?: boolean;
}

/** A page that is loaded once, and the states to check on it in this order. */
export interface Visit {
  /** A role like `{soldOut.id}` is replaced. */
  path: string;
  /** Document title without the shop name, with roles. */
  title: string;
  cart?: () => Cart;
  /** Injects failures before the page loads. */
  beforeLoad?: (page: Page) => Promise<void>;
  allowedMessages?: RegExp;
  /** The first state is the page as loaded. */
  states: readonly [ShopState, ...ShopState[]];
}

const filledCart = () => [lineOf('costly'), lineOf('cheap', { quantity: 120 })];

const longCart = () => [
  ...filledCart(),
  ...Array.from({ length: 6 }, (_, index) => {
    const name = `Lamp of the year ${1990 + index}`;
    return lineOf('costly', { id: `old-${index}`, name, quantity: 1 + index * 400 });
  }),
];

const notFoundLog = /^Page not found: /;

const failedRequestLog = /Failed to load resource/;

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

async function selectFiles(page: Page): Promise<void> {
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Images' }).click();
  await (
    await fileChooser
  ).setFiles([makePng('front.png'), makePng('back.png'), makeFakePng('wrong.png')]);
  await expect(page.getByRole('img', { name: 'back.png' })).toBeVisible();
}

/** Waits for a number of visible invalid fields. */
async function expectInvalidFields(page: Page, count: number): Promise<void> {
  const invalidFields = page.locator('[aria-invalid=true]').filter({ visible: true });
  await expect(invalidFields).toHaveCount(count);
}

async function createSellerAccount(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Moreau Objects');
  await page.getByLabel('Business Description').fill('Trays turned from one piece of walnut.');
  await page.getByLabel('Business Category').selectOption('home');
  await page.getByLabel('Tax ID / Business Number').fill('93-1234567');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
}

/** Disables long timers, so toasts stay open and orders stay in processing during the checks. */
async function disableLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (run: () => void, delay = 0) => (delay >= 1500 ? 0 : start(run, delay));
    Object.assign(window, { setTimeout: startShort });
  });
}

/** Every page, and its states that a few presses reach. */
export const visits: readonly Visit[] = [
  {
    path: '/',
    title: 'Premium Products',
    states: [
      { name: 'the home page' },
      {
        name: 'the compact header',
        setup: async (page) => {
          await page.mouse.wheel(0, 900);
          await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
        },
      },
      {
        name: 'the mobile menu',
        isNarrowOnly: true,
        setup: async (page) => {
          await press('Menu')(page);
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/products',
    title: 'Shop',
    cart: filledCart,
    states: [
      { name: 'the products' },
      {
        name: 'the search results',
        setup: async (page) => {
          const found = { query: sharedWord(), category: role('cheap').category };
          await page.getByRole('searchbox').fill(found.query);
          await press(found.category)(page);
          await expect(page.getByRole('article')).toHaveCount(find(found).length);
        },
      },
      {
        name: 'no products found',
        setup: async (page) => {
          await page.getByRole('searchbox').fill('unicorn');
          await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
        },
      },
      {
        name: 'the filter sheet',
        isNarrowOnly: true,
        setup: async (page) => {
          await press('Show Filters')(page);
          await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/product/{lowStock.id}',
    title: '{lowStock.name}',
    states: [
      { name: 'a product' },
      {
        name: 'a product at its stock limit',
        setup: async (page) => {
          const { stock } = role('lowStock');
          const increase = press('Increase quantity');
          for (let presses = 0; presses < stock; presses += 1) await increase(page);
          await expect(page.getByText(`Only ${stock} in stock`)).toBeVisible();
        },
      },
      {
        name: 'a toast with an image, and its product in the cart',
        setup: async (page) => {
          await press('Add to Cart')(page);
          await expect(toast(page, `Added ${role('lowStock').name} to cart`)).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/product/{soldOut.id}',
    title: '{soldOut.name}',
    states: [{ name: 'a product that is out of stock' }],
  },
  {
    path: '/product/99',
    title: 'Product Not Found',
    states: [{ name: 'an unknown product' }],
  },
  { path: '/cart', title: 'Cart', states: [{ name: 'an empty cart' }] },
  {
    path: '/cart',
    title: 'Cart',
    cart: longCart,
    states: [
      { name: 'a long cart' },
      {
        name: 'a toast with Undo',
        setup: async (page) => {
          const { name } = role('costly');
          await press(`Remove ${name}`)(page);
          await expect(toast(page, `Removed ${name} from cart`)).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/checkout',
    title: 'Checkout',
    cart: filledCart,
    states: [
      { name: 'the checkout' },
      {
        name: 'a checkout with invalid fields',
        setup: async (page) => {
          await press('Place Order')(page);
          await expectInvalidFields(page, 10);
        },
      },
      {
        name: 'an order in processing',
        setup: async (page) => {
          await fillOrder(page);
          await press('Place Order')(page);
          await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
        },
      },
    ],
  },
  {
    path: '/account',
    title: 'My Account',
    states: [
      { name: 'the profile' },
      {
        name: 'a profile with invalid fields',
        setup: async (page) => {
          for (const label of ['Full Name', 'Email', 'Address']) {
            await page.getByLabel(label).fill('');
          }
          await press('Save Changes')(page);
          await expectInvalidFields(page, 3);
        },
      },
      {
        name: 'the order history',
        setup: (page) => page.getByRole('tab', { name: 'Orders' }).click(),
      },
      {
        name: 'the seller application form',
        setup: (page) => page.getByRole('tab', { name: 'Seller Dashboard' }).click(),
      },
      {
        name: 'a seller application form with invalid fields',
        setup: async (page) => {
          await press('Create Seller Account')(page);
          await expectInvalidFields(page, 4);
        },
      },
      { name: 'the seller dashboard and a toast with a description', setup: createSellerAccount },
    ],
  },
  {
    path: '/seller/products',
    title: 'My Products',
    // Rows are checked in the story Pages/Seller/My Products: products are not persisted.
    states: [{ name: 'an empty product list of a seller' }],
  },
  {
    path: '/seller/add-product',
    title: 'Add New Product',
    states: [
      { name: 'the product form' },
      {
        name: 'a product form with invalid fields',
        setup: async (page) => {
          await press('Create Product')(page);
          await expectInvalidFields(page, 5);
        },
      },
      { name: 'a product form with images and a rejected file', setup: selectFiles },
    ],
  },
  {
    path: '/seller/edit-product/1',
    title: 'Edit Product',
    states: [{ name: 'the edit form of a product' }],
  },
  { path: '/seller/orders', title: 'Seller Orders', states: [{ name: "a seller's orders" }] },
  { path: '/seller/analytics', title: 'Analytics', states: [{ name: 'the analytics' }] },
  {
    path: '/nowhere',
    title: 'Page Not Found',
    allowedMessages: notFoundLog,
    states: [{ name: 'the 404 page' }],
  },
  {
    path: '/seller/orders',
    title: 'Unexpected Application Error!',
    beforeLoad: (page) => abortRequests(page, /SellerOrdersPage/),
    allowedMessages: failedRequestLog,
    states: [{ name: 'the error screen' }],
  },
];

async function abortRequests(page: Page, url: RegExp): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/** Loads the page of a visit and waits for its heading, its cart and its hydration. */
export async function startVisit(page: Page, { path, cart, beforeLoad }: Visit): Promise<void> {
  await page.setViewportSize(screens.wide);
  await disableLongTimers(page);
  const lines = cart?.();
  if (lines) await seedCart(page, lines);
  await beforeLoad?.(page);
  await page.goto(fillIn(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  if (lines) await expect(cartLink(page)).toHaveText(String(lines.length));
}
