import type { Page } from 'playwright/test';
import type { Cart } from '../../../src/domain/cart.ts';
import {
  findProducts,
  lineOf,
  pathOf,
  productOf,
  sharedWord,
} from '../../support/product-roles.ts';
import { application, checkoutValues, fill } from '../support/form-values.ts';
import { documents } from '../support/documents.ts';
import { makePng } from '../support/files.ts';
import { cartLink, heading, toast } from '../support/locators.ts';
import { expect, linesOf, seedCart } from '../support/shop-test.ts';

/** Viewports for every state: a desktop and the narrowest that WCAG requires. */
export const screens = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

type Setup = (page: Page) => Promise<unknown>;

/** A page that is loaded once, and the states to check on it. */
interface Visit {
  path: string;
  /** Differs from the path if that is visited twice. */
  name?: string;
  cart?: Cart;
  /** Injects failures before the page loads. */
  beforeLoad?: Setup;
  /** How to change the page into its other states, one after the other. */
  states?: Readonly<Record<string, Setup>>;
  /** The button that opens a dialog on the narrow screen only. */
  narrowDialog?: string;
}

const filledCart = [lineOf('costly'), lineOf('cheap', { quantity: 120 })];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const selectTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const submitInvalid = (button: string, count: number) => async (page: Page) => {
  await press(button)(page);
  const invalidFields = page.locator('[aria-invalid=true]').filter({ visible: true });
  await expect(invalidFields).toHaveCount(count);
};

/** By route pattern: the cart of a page, and its states that a few presses reach. */
const details: Readonly<Record<string, Partial<Visit>>> = {
  '/': {
    states: {
      'the compact header': async (page) => {
        await page.mouse.wheel(0, 900);
        await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
      },
    },
    narrowDialog: 'Menu',
  },
  '/products': {
    cart: filledCart,
    states: {
      'the search results': async (page) => {
        const found = { query: sharedWord(), category: productOf('cheap').category };
        await page.getByRole('searchbox').fill(found.query);
        await press(found.category)(page);
        await expect(page.getByRole('article')).toHaveCount(findProducts(found).length);
      },
    },
    narrowDialog: 'Show Filters',
  },
  '/product/:id': {
    path: pathOf('lowStock'),
    states: {
      'a product at its stock limit': async (page) => {
        const { stock } = productOf('lowStock');
        for (let presses = 0; presses < stock; presses += 1) await press('Increase quantity')(page);
        await expect(page.getByText(`Only ${stock} in stock`)).toBeVisible();
      },
      'a toast with an image, and its product in the cart': async (page) => {
        await press('Add to Cart')(page);
        await expect(toast(page, `Added ${productOf('lowStock').name} to cart`)).toBeVisible();
      },
    },
  },
  '/checkout': {
    cart: filledCart,
    states: {
      'a checkout with invalid fields': submitInvalid('Place Order', 10),
      'an order in processing': async (page) => {
        await fill(page, checkoutValues);
        await press('Place Order')(page);
        await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
      },
    },
  },
  '/account': {
    states: {
      'the order history': selectTab('Orders'),
      'the seller application form': selectTab('Seller Dashboard'),
      'an application with invalid fields': submitInvalid('Create Seller Account', 4),
      'the seller dashboard and a toast with a description': async (page) => {
        await fill(page, application);
        await press('Create Seller Account')(page);
        await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
        await expect(toast(page, 'Seller Account Created')).toBeVisible();
      },
    },
  },
  // The rows of My Products are checked in the story Pages/Seller/My Products: products are not persisted.
  '/seller/add-product': {
    states: {
      'a product form with invalid fields': submitInvalid('Create Product', 5),
      'a product form with images and a rejected file': async (page) => {
        const wrong = { ...makePng('wrong.png'), buffer: Buffer.from('This is not an image.') };
        const files = [makePng('front.png'), makePng('back.png'), wrong];
        await page.locator('input[type=file]').setInputFiles(files);
        await expect(page.getByRole('img', { name: 'back.png' })).toBeVisible();
      },
    },
  },
};

/** Every page, and the pages that are visited once more in another state. */
export const visits: readonly Visit[] = [
  ...documents.map(({ pattern, path }) => ({ path, ...details[pattern] })),
  { path: pathOf('soldOut') },
  { path: '/product/99' },
  {
    name: 'a long cart',
    path: '/cart',
    cart: [...filledCart, ...linesOf('abcdef')],
    states: {
      'a toast with Undo': async (page) => {
        const { name } = productOf('costly');
        await press(`Remove ${name}`)(page);
        await expect(toast(page, `Removed ${name} from cart`)).toBeVisible();
      },
    },
  },
  {
    name: 'the error screen',
    path: '/seller/orders',
    beforeLoad: (page) => page.route(/SellerOrdersPage/, (route) => route.abort()),
  },
];

export async function startVisit(page: Page, visit: Visit): Promise<void> {
  const { path, cart, beforeLoad } = visit;
  await page.setViewportSize(screens.wide);
  await disableLongTimers(page);
  if (cart) await seedCart(page, cart);
  await beforeLoad?.(page);
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  if (cart) await expect(cartLink(page)).toHaveText(String(cart.length));
}

/** Disables long timers, so toasts stay open and orders stay in processing during the checks. */
async function disableLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (run: () => void, delay = 0) => (delay >= 1500 ? 0 : start(run, delay));
    Object.assign(window, { setTimeout: startShort });
  });
}
