import type { Page } from 'playwright/test';
import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { heading } from './support/locators.ts';
import { recordTitles } from './support/recorders.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

/** Serves URLs with extra slashes or `.html` without a redirect, like some static hosts. */
async function serveWithoutRedirects(page: Page) {
  await page.route(/[^/:]\/(?:\?|$)|[^:]\/\/|\.html$/, async (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)(?:\/|\.html)$/, '$1');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
}

const sellerMenu = (page: Page) => page.getByRole('navigation', { name: 'Seller' });

test('on a host without redirects, a URL with extra slashes or .html becomes canonical and never shows a stored cart as empty', async ({
  page,
  baseURL,
}) => {
  await serveWithoutRedirects(page);
  await seedCart(page, [lineOf('costly')]);
  const recorded = await recordTitles(page);
  for (const [path, canonical] of [
    ['/products/', '/products'],
    ['/cart', '/cart'],
    ['/cart/', '/cart'],
    [`//product//${productOf('cheap').id}/`, pathOf('cheap')],
    ['/products/?q=brass#results', '/products?q=brass#results'],
    ['/index.html', '/'],
    ['/cart.html', '/cart'],
    ['/seller//orders/', '/seller/orders'],
  ] as const) {
    await page.clock.install();
    await page.goto(`${baseURL}${path}`);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(canonical);
    await expect(heading(page), path).toBeVisible();
    expect((await recorded()).join(), path).not.toContain('empty');
  }
  for (const link of [
    sellerMenu(page).getByRole('link', { name: 'Orders' }),
    page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }),
  ]) {
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});
