import type { Page } from 'playwright/test';
import { fillOrder } from '../support/checkout.ts';
import { makeFakePng, makePng } from '../support/files.ts';
import {
  cartLink,
  expect,
  lampLine,
  penLine,
  seedCart,
  toast,
  type StoredLine,
} from '../support/shop-test.ts';

/** The screens that every state is looked at on: the narrowest that WCAG asks for, and a desktop's. */
export const screens = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

/** A state of a page. */
interface ShopState {
  name: string;
  /** What leads to it from the state before. */
  setup?: (page: Page) => Promise<void>;
  /** Whether only the narrow screen has it. Such states come last. */
  isNarrowOnly?: boolean;
}

/** A page that is loaded once, and the states that are reached there one after the other. */
export interface Visit {
  path: string;
  /** The title of the document, without the shop's name. */
  title: string;
  cart?: readonly StoredLine[];
  /** What is broken on purpose, before the page loads. */
  beforeLoad?: (page: Page) => Promise<void>;
  /** What the console may say to it. */
  allowedMessages?: RegExp;
  /** The first is the page as it is loaded. */
  states: readonly [ShopState, ...ShopState[]];
}

const filledCart = [lampLine, { ...penLine, quantity: 120 }];

const longCart = [
  ...filledCart,
  ...Array.from({ length: 6 }, (_, index) => ({
    ...lampLine,
    id: `old-${index}`,
    name: `Lamp of the year ${1990 + index}`,
    quantity: 1 + index * 400,
  })),
];

const missingPath = /^Page not found: /;

/** A script that does not arrive. */
const failedScript = /Failed to load resource/;

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

async function chooseFiles(page: Page): Promise<void> {
  const browsing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Images' }).click();
  await (
    await browsing
  ).setFiles([makePng('front.png'), makePng('back.png'), makeFakePng('wrong.png')]);
  await expect(page.getByRole('img', { name: 'back.png' })).toBeVisible();
}

/** Waits until a form says what is wrong with as many fields. */
async function expectRefused(page: Page, count: number): Promise<void> {
  const refused = page.locator('[aria-invalid=true]').filter({ visible: true });
  await expect(refused).toHaveCount(count);
}

async function becomeSeller(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Moreau Objects');
  await page.getByLabel('Business Description').fill('Trays turned from one piece of walnut.');
  await page.getByLabel('Business Category').selectOption('home');
  await page.getByLabel('Tax ID / Business Number').fill('93-1234567');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
}

/** Holds what would end while it is looked at: a toast, an order that is processed. */
async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startOthers = (act: () => void, delay = 0) => (delay >= 1500 ? 0 : start(act, delay));
    Object.assign(window, { setTimeout: startOthers });
  });
}

/** Every page with a cart that shows all of it, and every state that a few presses lead to. */
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
        name: 'the menu',
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
        name: 'products that were found',
        setup: async (page) => {
          await page.getByRole('searchbox').fill('brass');
          await press('Stationery')(page);
          await expect(page.getByRole('article')).toHaveCount(2);
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
        name: 'the filters',
        isNarrowOnly: true,
        setup: async (page) => {
          await press('Show Filters')(page);
          await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/product/4',
    title: 'Linen Desk Mat',
    states: [
      { name: 'a product' },
      {
        name: 'a product of which too many are asked for',
        setup: async (page) => {
          for (let presses = 0; presses < 6; presses += 1) await press('Increase quantity')(page);
          await expect(page.getByText('Only 6 in stock')).toBeVisible();
        },
      },
      {
        name: 'a toast with a picture, and a product in the cart',
        setup: async (page) => {
          await press('Add to Cart')(page);
          await expect(toast(page, 'Added Linen Desk Mat to cart')).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/product/7',
    title: 'Bud Vase',
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
        name: 'a toast with a way back',
        setup: async (page) => {
          await press('Remove Arc Desk Lamp')(page);
          await expect(toast(page, 'Removed Arc Desk Lamp from cart')).toBeVisible();
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
        name: 'a checkout that was refused',
        setup: async (page) => {
          await press('Place Order')(page);
          await expectRefused(page, 10);
        },
      },
      {
        name: 'an order that is being processed',
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
        name: 'a profile that was refused',
        setup: async (page) => {
          for (const label of ['Full Name', 'Email', 'Address']) {
            await page.getByLabel(label).fill('');
          }
          await press('Save Changes')(page);
          await expectRefused(page, 3);
        },
      },
      {
        name: 'the order history',
        setup: (page) => page.getByRole('tab', { name: 'Orders' }).click(),
      },
      {
        name: 'the form for sellers',
        setup: (page) => page.getByRole('tab', { name: 'Seller Dashboard' }).click(),
      },
      {
        name: 'a form for sellers that was refused',
        setup: async (page) => {
          await press('Create Seller Account')(page);
          await expectRefused(page, 4);
        },
      },
      { name: "the seller's dashboard and a toast with a sentence", setup: becomeSeller },
    ],
  },
  {
    path: '/seller/products',
    title: 'My Products',
    // With rows it is a story of its own, under Pages/Seller/My Products, since nothing is stored.
    states: [{ name: "a seller's products, of which there are none" }],
  },
  {
    path: '/seller/add-product',
    title: 'Add New Product',
    states: [
      { name: 'the product form' },
      {
        name: 'a product form that was refused',
        setup: async (page) => {
          await press('Create Product')(page);
          await expectRefused(page, 5);
        },
      },
      { name: 'a product form with pictures, one of them refused', setup: chooseFiles },
    ],
  },
  {
    path: '/seller/edit-product/1',
    title: 'Edit Product',
    states: [{ name: 'a product that is edited' }],
  },
  { path: '/seller/orders', title: 'Seller Orders', states: [{ name: "a seller's orders" }] },
  { path: '/seller/analytics', title: 'Analytics', states: [{ name: 'the analytics' }] },
  {
    path: '/nowhere',
    title: 'Page Not Found',
    allowedMessages: missingPath,
    states: [{ name: 'the 404 page' }],
  },
  {
    path: '/seller/nowhere',
    title: 'Page Not Found',
    allowedMessages: missingPath,
    states: [{ name: 'the 404 page of the seller area' }],
  },
  {
    path: '/products',
    title: 'Unexpected Application Error!',
    beforeLoad: (page) => withoutFile(page, /ProductsPage/),
    allowedMessages: failedScript,
    states: [{ name: 'the error screen' }],
  },
  {
    path: '/seller/orders',
    title: 'Unexpected Application Error!',
    beforeLoad: (page) => withoutFile(page, /SellerOrdersPage/),
    allowedMessages: failedScript,
    states: [{ name: 'the error screen of the seller area' }],
  },
];

async function withoutFile(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.abort());
}

/** Loads the page of a visit and waits until all of it is rendered, the toaster and its style too. */
export async function startVisit(page: Page, { path, cart, beforeLoad }: Visit): Promise<void> {
  await page.setViewportSize(screens.wide);
  await holdTimers(page);
  if (cart) await seedCart(page, [...cart]);
  await beforeLoad?.(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('section[aria-live=polite]')).toBeAttached();
  if (cart) await expect(cartLink(page)).toHaveText(String(cart.length));
}
