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
  narrow: { width: 320, height: 640 },
  wide: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

/** A state of the shop that somebody can see. */
export interface ShopState {
  /** What is seen. */
  name: string;
  /** Where it is. */
  path: string;
  /** What the cart holds. */
  cart?: readonly StoredLine[];
  /** What leads to it once the page stands. */
  reach?: (page: Page) => Promise<void>;
  /** The only screen that has it; without one both have. */
  only?: Screen;
  /** What is broken on purpose, before the page loads. */
  breakFirst?: (page: Page) => Promise<void>;
  /** What the console may say to it. */
  allowedConsole?: RegExp;
}

const filledCart = [lampLine, { ...penLine, quantity: 120 }];

const missingPath = /^Page not found: /;

/** A script that does not arrive. */
const failedScript = /Failed to load resource/;

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Waits for a toast and keeps it: under the pointer it stays. */
async function keepToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await toast(page, text).hover();
}

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
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(count);
}

async function becomeSeller(page: Page): Promise<void> {
  await page.getByLabel('Business Name').fill('Moreau Objects');
  await page.getByLabel('Business Description').fill('Trays turned from one piece of walnut.');
  await page.getByLabel('Business Category').selectOption('home');
  await page.getByLabel('Tax ID / Business Number').fill('93-1234567');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}

/** An order that is never done being processed. */
async function holdOrders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startOthers = (act: () => void, delay?: number) =>
      delay === 1500 ? 0 : start(act, delay);
    Object.assign(window, { setTimeout: startOthers });
  });
}

/**
 * Every state that an address and a few presses lead to. A seller's table with rows has no address,
 * since nothing is stored; it is a story of its own, under Pages/Seller/My Products.
 */
export const shopStates: readonly ShopState[] = [
  { name: 'the home page', path: '/' },
  {
    name: 'the compact header',
    path: '/',
    reach: async (page) => {
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
    },
  },
  {
    name: 'the menu',
    path: '/',
    only: 'narrow',
    reach: async (page) => {
      await press('Menu')(page);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  { name: 'the products', path: '/products', cart: filledCart },
  { name: 'products that were found', path: '/products?q=brass&category=Stationery&min=20&max=80' },
  { name: 'no products found', path: '/products?q=unicorn' },
  {
    name: 'the filters',
    path: '/products?category=Home&min=20',
    only: 'narrow',
    reach: async (page) => {
      await press('Show Filters')(page);
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
  },
  { name: 'a product', path: '/product/1' },
  { name: 'a product in the cart', path: '/product/1', cart: filledCart },
  {
    name: 'a product of which too many are asked for',
    path: '/product/4',
    reach: async (page) => {
      for (let presses = 0; presses < 6; presses += 1) await press('Increase quantity')(page);
      await expect(page.getByText('Only 6 in stock')).toBeVisible();
    },
  },
  { name: 'a product that is out of stock', path: '/product/7' },
  { name: 'an unknown product', path: '/product/99' },
  {
    name: 'a toast with a picture',
    path: '/product/3',
    reach: async (page) => {
      await press('Add to Cart')(page);
      await keepToast(page, 'Added Pour-Over Set to cart');
    },
  },
  { name: 'an empty cart', path: '/cart' },
  { name: 'a cart', path: '/cart', cart: filledCart },
  {
    name: 'a long cart',
    path: '/cart',
    cart: Array.from({ length: 24 }, (_, index) => ({
      ...lampLine,
      id: `old-${index}`,
      name: `Lamp of the year ${1990 + index}`,
      quantity: 1 + index * 40,
    })),
  },
  {
    name: 'a toast with a way back',
    path: '/cart',
    cart: filledCart,
    reach: async (page) => {
      await press('Remove Arc Desk Lamp')(page);
      await keepToast(page, 'Removed Arc Desk Lamp from cart');
    },
  },
  { name: 'the checkout', path: '/checkout', cart: filledCart },
  {
    name: 'a checkout that was refused',
    path: '/checkout',
    cart: filledCart,
    reach: async (page) => {
      await press('Place Order')(page);
      await expectRefused(page, 10);
    },
  },
  {
    name: 'an order that is being processed',
    path: '/checkout',
    cart: filledCart,
    breakFirst: holdOrders,
    reach: async (page) => {
      await fillOrder(page);
      await press('Place Order')(page);
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    },
  },
  {
    name: 'a saved profile and its toast',
    path: '/account',
    reach: async (page) => {
      await press('Save Changes')(page);
      await keepToast(page, 'Profile Updated');
    },
  },
  {
    name: 'a profile that was refused',
    path: '/account',
    reach: async (page) => {
      for (const label of ['Full Name', 'Email', 'Address']) await page.getByLabel(label).fill('');
      await press('Save Changes')(page);
      await expectRefused(page, 3);
    },
  },
  { name: 'the order history', path: '/account?tab=orders' },
  { name: 'the form for sellers', path: '/account?tab=seller' },
  {
    name: 'a form for sellers that was refused',
    path: '/account?tab=seller',
    reach: async (page) => {
      await press('Create Seller Account')(page);
      await expectRefused(page, 4);
    },
  },
  { name: "the seller's dashboard", path: '/account?tab=seller', reach: becomeSeller },
  { name: "a seller's products, of which there are none", path: '/seller/products' },
  {
    name: 'a product form with pictures, one of them refused',
    path: '/seller/add-product',
    reach: chooseFiles,
  },
  {
    name: 'a product form that was refused',
    path: '/seller/add-product',
    reach: async (page) => {
      await press('Create Product')(page);
      await expectRefused(page, 5);
    },
  },
  { name: 'a product that is edited', path: '/seller/edit-product/1' },
  { name: "a seller's orders", path: '/seller/orders' },
  { name: 'the analytics', path: '/seller/analytics' },
  { name: 'the 404 page', path: '/nowhere', allowedConsole: missingPath },
  { name: 'the 404 page of the seller area', path: '/seller/nowhere', allowedConsole: missingPath },
  {
    name: 'the error screen',
    path: '/products',
    breakFirst: (page) =>
      page.route(/ProductsPage/, (route) => route.abort()).then(() => undefined),
    allowedConsole: failedScript,
  },
  {
    name: 'the error screen of the seller area',
    path: '/seller/orders',
    breakFirst: (page) =>
      page.route(/SellerOrdersPage/, (route) => route.abort()).then(() => undefined),
    allowedConsole: failedScript,
  },
];

/** Every page of the shop, each with a cart that shows all of it. */
export const shopPages: readonly ShopState[] = shopStates.filter(
  ({ reach, path }) => !reach && !path.includes('?'),
);

/** The screens that have a state. */
export function screensOf({ only }: ShopState): readonly Screen[] {
  return only ? [only] : ['narrow', 'wide'];
}

/** Leads a page that has not loaded yet to a state. */
export async function openState(page: Page, state: ShopState, screen: Screen): Promise<void> {
  await page.setViewportSize(screens[screen]);
  if (state.cart) await seedCart(page, [...state.cart]);
  await state.breakFirst?.(page);
  await page.goto(state.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (state.cart) await expect(cartLink(page)).toHaveText(String(state.cart.length));
  await state.reach?.(page);
}
