import type { Page } from 'playwright/test';
import { fillOrder, placeOrder } from './support/checkout.ts';
import { expect, lampLine, recordHeadings, seedCart, test, toast } from './support/shop-test.ts';

/** Serves addresses with extra slashes without a redirect, as some static hosts do. */
async function serveWithoutRedirects(page: Page) {
  await page.route(/[^/:]\/(?:\?|$)|[^:]\/\//, async (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an address with extra slashes, on a host that does not redirect,', () => {
  test.beforeEach(({ page }) => serveWithoutRedirects(page));

  for (const [address, canonical] of [
    ['/products/', '/products'],
    ['/product//3/', '/product/3'],
    ['/products/?q=brass#results', '/products?q=brass#results'],
    ['/seller//edit-product/7/', '/seller/edit-product/7'],
  ] as const) {
    test(`${address} is replaced by ${canonical}`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(canonical);
      await expect(heading(page)).toBeVisible();
    });
  }

  test('keeps the focus in the search while the URL changes', async ({ page, isPhone }) => {
    await page.goto('/products/');
    if (isPhone) await page.getByRole('button', { name: 'Show Filters' }).click();
    const search = page.getByRole('searchbox').filter({ visible: true });
    await search.pressSequentially('brass');
    await expect(page).toHaveURL('/products?q=brass');
    await expect(search).toBeFocused();
  });

  test('leads an order home', async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto('/checkout/');
    await fillOrder(page);
    await placeOrder(page).click();
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(heading(page)).toHaveText(/Minimal Design/);
    await expect(page).toHaveURL('/');
  });

  test('highlights its entry in the seller menu', async ({ page }) => {
    await page.goto('/seller/orders/');
    await expect(
      page.getByRole('navigation', { name: 'Seller' }).getByRole('link', { name: 'Orders' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test('never shows a cart with lines as empty', async ({ page }) => {
    await seedCart(page, [lampLine]);
    const seenHeadings = await recordHeadings(page);
    await page.goto('/cart/');
    await expect(heading(page)).toHaveText('Shopping Cart');
    expect(await seenHeadings()).not.toContain('Your cart is empty');
  });
});

test.describe('an address in other capitals', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const address of ['/PRODUCTS', '/Cart', '/Seller/Orders']) {
    test(`${address} is not found`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Oops! Page not found');
    });
  }
});

test.describe('an address below a page that has none', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const address of ['/seller/edit-product', '/seller/edit-product/a/b']) {
    test(`${address} highlights no entry in the seller menu`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Oops! Page not found');
      await expect(
        page.getByRole('navigation', { name: 'Seller' }).locator('[aria-current]'),
      ).toHaveCount(0);
    });
  }
});
