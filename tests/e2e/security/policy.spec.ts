import type { Page } from 'playwright/test';
import { makePng } from '../support/files.ts';
import {
  cartLink,
  expect,
  lampLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';
import { watchViolations } from '../support/violations.ts';

const order = {
  Email: 'ines@example.com',
  'First Name': 'Ines',
  'Last Name': 'Moreau',
  Address: '204 Alder Street',
  City: 'Portland',
  ZIP: '97209',
  'Name on Card': 'Ines Moreau',
  'Card Number': '4111111111111111',
  'Expiry Date': '12/30',
  CVV: '987',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The toaster comes in a quiet moment and brings its own style with it. */
async function waitForToaster(page: Page) {
  await page.locator('section[aria-live=polite]').waitFor({ state: 'attached' });
}

test.describe('nothing is refused', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const [path, title] of [
    ['/', 'Minimal Design.Maximum Impact.'],
    ['/products', 'Shop'],
    ['/products?category=Home&min=20&max=120', 'Shop'],
    ['/product/1', 'Arc Desk Lamp'],
    ['/product/7', 'Bud Vase'],
    ['/product/99', 'Product Not Found'],
    ['/cart', 'Your cart is empty'],
    ['/account', 'My Account'],
    ['/account?tab=orders', 'My Account'],
    ['/account?tab=seller', 'My Account'],
    ['/seller/products', 'My Products'],
    ['/seller/add-product', 'Add New Product'],
    ['/seller/edit-product/7', 'Edit Product'],
    ['/seller/orders', 'Seller Orders'],
    ['/seller/analytics', 'Analytics'],
    ['/seller/nowhere', 'Oops! Page not found'],
    ['/nowhere', 'Oops! Page not found'],
  ] as const) {
    test(`on ${path}`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await waitForToaster(page);
      expect(violations).toEqual([]);
    });
  }

  test('on the whole way from the home page to an order', async ({ page, isPhone }) => {
    const violations = await watchViolations(page);
    await page.goto('/');
    if (isPhone) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).click();
    } else {
      await page.getByRole('banner').getByRole('link', { name: 'SHOP', exact: true }).click();
    }
    await expect(heading(page)).toHaveText('Shop');
    if (isPhone) await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('searchbox').fill('brass');
    await page.getByRole('slider', { name: 'Minimum price' }).press('ArrowRight');
    if (isPhone) await page.getByRole('button', { name: /^Show \d/ }).click();
    await productCard(page, 'Brass Rollerball Pen').getByRole('link').click();
    await expect(heading(page)).toHaveText('Brass Rollerball Pen');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await expect(toast(page, 'Added Brass Rollerball Pen to cart')).toBeVisible();
    await cartLink(page).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    for (const [label, value] of Object.entries(order)) await field(page, label).fill(value);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    expect(await storedCart(page)).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('while a cart is changed and emptied', async ({ page }) => {
    const violations = await watchViolations(page);
    await seedCart(page, [lampLine]);
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(toast(page, 'Cart cleared')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cartLink(page)).toHaveText('1');
    expect(violations).toEqual([]);
  });

  test('on the way from the account to a product of a seller', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile Updated')).toBeVisible();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('tab', { name: 'Seller Dashboard' }).click();
    await field(page, 'Business Name').fill('Ada & Daughters');
    await field(page, 'Business Description').fill('Trays turned from one piece of walnut.');
    await field(page, 'Business Category').selectOption('home');
    await field(page, 'Tax ID / Business Number').fill('12-345');
    await page.getByRole('button', { name: 'Create Seller Account' }).click();
    await page.getByRole('link', { name: 'Add Product' }).click();
    const browsing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Images' }).click();
    await (await browsing).setFiles([makePng('front.png')]);
    const preview = page.getByRole('img', { name: 'front.png' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    await field(page, 'Product Name').fill('Walnut Tray');
    await field(page, 'Description').fill('Turned from one piece of walnut.');
    await field(page, 'Price ($)').fill('56.50');
    await field(page, 'Stock Quantity').fill('12');
    await field(page, 'Category').selectOption('home');
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(toast(page, 'Product Created')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test('a toast has its style and stands over the page', async ({ page }) => {
  await page.goto('/');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await expect(toast(page, 'Added Arc Desk Lamp to cart')).toBeVisible();
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
});

test('the plates of a built document have their colour before any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(test.info().project.use.baseURL ?? '');
  await expect(productCard(page, 'Linen Desk Mat').locator('svg').first()).toHaveCSS(
    'background-color',
    'rgb(205, 196, 183)',
  );
  await context.close();
});

test.describe('what gets into a document', () => {
  test.use({ allowedConsole: /Content Security Policy|This document requires 'Trusted/i });

  test('is refused: script, handler, style, and whatever lies elsewhere', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const injected = `<script>window.pwned = 1</script>
        <img src="data:," onerror="window.pwned = 1">
        <script src="data:text/javascript,window.pwned = 1"></script>
        <style>h1 { display: none }</style><p style="position: fixed"></p>
        <base href="https://elsewhere.example/">
        <iframe src="/cart"></iframe><object data="/icon.svg"></object>`;
      const body = (await response.text()).replace('</body>', `${injected}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect
      .poll(() => new Set(violations.map((violation) => violation.split(' ')[0])))
      .toEqual(
        new Set([
          'base-uri:',
          'frame-src:',
          'img-src:',
          'object-src:',
          'script-src-attr:',
          'script-src-elem:',
          'style-src-attr:',
          'style-src-elem:',
        ]),
      );
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('is refused where a script would put it in as text', async ({ page }) => {
    await page.goto('/');
    const refusals = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const attempts = [
            () => (document.body.innerHTML = '<img src="data:," onerror="window.pwned = 1">'),
            () => document.write('<p>'),
            () => (document.createElement('script').text = 'window.pwned = 1'),
            () => (document.createElement('script').src = '/assets/any.js'),
            () => document.body.setAttribute('onclick', 'window.pwned = 1'),
            () => window.trustedTypes?.createPolicy('other', { createScriptURL: String }),
            // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval, no-new-func
            () => new Function('window.pwned = 1')(),
          ];
          // In a task of its own: what the test itself evaluates may do more than the page may.
          setTimeout(() => {
            resolve(
              attempts.map((attempt) => {
                try {
                  attempt();
                  return `ran ${String(attempt)}`;
                } catch (error) {
                  return error instanceof Error ? error.name : '';
                }
              }),
            );
          });
        }),
    );
    expect(new Set(refusals)).toEqual(new Set(['TypeError', 'EvalError']));
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('cannot have a form sent to anybody else', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
    });
    await expect.poll(() => violations).toEqual([expect.stringContaining('form-action')]);
    expect(await page.evaluate(() => location.pathname)).toBe('/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsUntilLive: false });

  for (const [path, label] of [
    ['/checkout', 'Card Number'],
    ['/products', 'Search products...'],
    ['/account', 'Full Name'],
    ['/seller/add-product', 'Product Name'],
  ] as const) {
    test(`Enter in a form of ${path} puts nothing into an address`, async ({ page }) => {
      await page.goto(path);
      await field(page, label).fill('4111 1111 1111 1111');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'ESSENCE' }).first().click();
      await expect(page).toHaveURL('/');
      expect(documents).toEqual([page.url()]);
    });
  }
});
