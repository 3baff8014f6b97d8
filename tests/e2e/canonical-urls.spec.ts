import type { Page } from 'playwright/test';
import { expect, heading, lampLine, recordHeadings, seedCart, test } from './support/shop-test.ts';

/** Serves addresses with extra slashes without a redirect, as some static hosts do. */
async function serveWithoutRedirects(page: Page) {
  await page.route(/[^/:]\/(?:\?|$)|[^:]\/\//, async (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
}

const sellerMenu = (page: Page) => page.getByRole('navigation', { name: 'Seller' });

test.describe('an address with extra slashes, on a host that does not redirect,', () => {
  test.beforeEach(({ page }) => serveWithoutRedirects(page));

  test('is replaced by the canonical one', async ({ page, baseURL }) => {
    for (const [address, canonical] of [
      ['/products/', '/products'],
      ['//product//3/', '/product/3'],
      ['/products/?q=brass#results', '/products?q=brass#results'],
      ['/seller//orders/', '/seller/orders'],
    ] as const) {
      await page.goto(`${baseURL}${address}`);
      await expect(page).toHaveURL(canonical);
      await expect(heading(page), address).toBeVisible();
    }
    await expect(sellerMenu(page).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('keeps the focus in the search while the URL changes', async ({ page }) => {
    await page.goto('/products/');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('brass');
    await expect(page).toHaveURL('/products?q=brass');
    await expect(search).toBeFocused();
  });

  test('never shows a cart with lines as empty', async ({ page }) => {
    await seedCart(page, [lampLine]);
    const seenHeadings = await recordHeadings(page);
    for (const address of ['/cart', '/cart/']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Shopping Cart');
      expect(new Set(await seenHeadings()), address).toEqual(new Set(['Shopping Cart']));
    }
  });
});

test.describe('an address of no page', () => {
  test.use({ allowedMessages: /^Page not found: / });

  test('shows the 404 page, which logs it once and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Page not found')) logged.push(message.text());
    });
    for (const [address, missing] of [
      ['/Products', '/Products'],
      ['/%E0%A4%A', '/%25E0%25A4%25A'],
      ['/seller/edit-product/a/b', '/seller/edit-product/a/b'],
      ['/cart/1', '/cart/1'],
    ] as const) {
      await page.goto(address);
      await expect(heading(page), address).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle('Page Not Found | ESSENCE');
      await expect(sellerMenu(page).locator('[aria-current]')).toHaveCount(0);
      expect(new Set(logged.splice(0)), address).toEqual(new Set([`Page not found: ${missing}`]));
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
