import type { Product } from '../../src/domain/product.ts';
import { checkoutValues } from '../e2e/support/form-values.ts';
import { findProducts, lineOf, pathOf, productOf, totalOf } from '../support/product-roles.ts';
import { test } from './support/browser-test.ts';

const CARDS = 'article :is(h2, h3)';
const TOAST = '[data-toast] p';

const nameOf = ({ name }: Product) => name;

/** Removes the optional features that a script can remove and that the oldest supported browsers lack. */
function switchOffNewFeatures() {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  Reflect.deleteProperty(window, 'navigation');
}

for (const [browser, switchOff] of [
  ['', () => {}],
  [' in an older browser', switchOffNewFeatures],
] as const) {
  test(`an order is placed from the home page through filters, cart and checkout${browser}`, async ({
    shop,
    server,
  }) => {
    const open = async (path: string) => {
      const release = server.stallScripts();
      await shop.load(path);
      await shop.tab.evaluate(switchOff, '');
      release();
      await shop.expectHydrated(true);
    };
    const { name, category } = productOf('hasRelated');
    await open('/');
    await shop.expectNames('h1', ['Minimal Design.Maximum Impact.']);
    await shop.click('main a', 'Explore Collection');
    await shop.expectPath('/products');

    await shop.fill('Search products...', name);
    await shop.expectNames(CARDS, [name]);
    await shop.press('Backspace', name.length);
    await shop.click('[aria-pressed]', category);
    await shop.expectNames(CARDS, findProducts({ category }).map(nameOf));
    await shop.tabTo('Maximum price');
    await shop.press('ArrowLeft', 12);
    await shop.expectNames(CARDS, findProducts({ category, maxPrice: 188 }).map(nameOf));
    await shop.expectPath(`/products?category=${category}&max=188`);

    await shop.click('article a', name);
    await shop.expectPath(pathOf('hasRelated'));
    await shop.expectNames('h1', [name]);
    await shop.tabTo('Add to Cart');
    await shop.press('Enter');
    await shop.expectName(TOAST, `Added ${name} to cart`);
    await open(pathOf('hasRelated'));
    await shop.expectName('main button', 'Added to Cart');

    await shop.click('header a', 'Cart, 1 item');
    await shop.expectPath('/cart');
    await shop.expectNames('h1', ['Shopping Cart']);
    await shop.click('button', `Increase quantity of ${name}`);
    await shop.expectResult(() => document.querySelector('input')?.value, '2');
    await shop.fill(`Quantity of ${name}`, '3');
    await shop.press('Enter');
    await shop.expectName('dd', totalOf([lineOf('hasRelated', { quantity: 3 })]));

    await shop.click('main a', 'Proceed to Checkout');
    await shop.expectNames('h1', ['Checkout']);
    for (const [label, value] of Object.entries(checkoutValues)) await shop.fill(label, value);
    await shop.click('button', 'Place Order');
    await shop.expectName('button:disabled', 'Processing...');
    await shop.expectName(TOAST, 'Order placed successfully!');
    await shop.expectPath('/');
    await shop.expectName('header a', 'Cart');
    await shop.open('/cart');
    await shop.expectNames('h1', ['Your cart is empty']);
  });
}

test('an empty checkout focuses its first invalid field on submit', async ({ shop }) => {
  await shop.tab.resize({ width: 390, height: 844 });
  await shop.open('/cart');
  await shop.tab.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart);
    },
    JSON.stringify([lineOf('cheap')]),
  );
  await shop.open('/checkout');
  await shop.click('button', 'Place Order');
  await shop.expectResult(() => document.activeElement?.getAttribute('name'), 'email');
  await shop.expectResult(() => document.activeElement?.getAttribute('aria-invalid'), 'true');
  await shop.expectResult(() => {
    const label = document.querySelector(`label[for='${document.activeElement?.id}']`);
    const header = document.querySelector('header');
    if (!label || !header) return undefined;
    return label.getBoundingClientRect().top >= header.getBoundingClientRect().bottom;
  }, true);
});

test('a click on Add to Cart before hydration is stored and shows a toast after it', async ({
  shop,
  server,
}) => {
  const release = server.stallScripts();
  await shop.load(pathOf('cheap'));
  await shop.click('main button', 'Add to Cart');
  await shop.expectResult(() => localStorage.getItem('cart'), JSON.stringify([lineOf('cheap')]));
  await shop.expectHydrated(false);
  release();
  await shop.expectHydrated(true);
  await shop.expectName(TOAST, `Added ${productOf('cheap').name} to cart`);
  await shop.expectName('header a', 'Cart, 1 item');
});

test('a page that was left before hydration is hydrated after Back', async ({ shop, server }) => {
  const release = server.stallScripts();
  await shop.load('/products');
  await shop.load('/robots.txt');
  release();
  await shop.tab.evaluate(() => {
    history.back();
  }, '');
  await shop.expectHydrated(true);
});

test('Back restores the position of a scroll before hydration', async ({ shop, server }) => {
  const release = server.stallScripts();
  await shop.load('/products');
  await shop.tab.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
  }, '');
  release();
  await shop.expectHydrated(true);
  await shop.tab.evaluate(() => document.querySelector<HTMLElement>('article a')?.click(), '');
  await shop.expectResult(() => window.scrollY, 0);
  await shop.tab.evaluate(() => {
    history.back();
  }, '');
  await shop.expectResult(() => window.scrollY, 300);
});

test.describe('offline', () => {
  // Photographs that are not cached.
  test.use({ allowedErrors: /^Failed to load .*photographs|^A file failed to load/ });

  test('a page opens after the second page was visited', async ({ shop, server }) => {
    await shop.open('/');
    await shop.click('main a', 'Explore Collection');
    await shop.expectResult(() => navigator.serviceWorker.controller !== null, true);
    server.close();
    await shop.open('/cart');
    await shop.expectNames('h1', ['Your cart is empty']);
  });
});
