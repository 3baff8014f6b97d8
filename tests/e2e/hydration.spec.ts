import { lineOf, pathOf } from '../support/roles.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test.use({ allowedMessages: /^Page not found: / });

test('hydration of a page with a query preserves its elements and the query', async ({ page }) => {
  await seedCart(page, [lineOf('cheap')]);
  await page.addInitScript(() => {
    // The first change of the state is before deferred scripts run.
    document.addEventListener(
      'readystatechange',
      () => {
        Object.assign(window, {
          prerendered: [...document.querySelectorAll('header, main, h1')],
        });
      },
      { once: true },
    );
  });
  for (const path of [
    '/?utm_source=x',
    '/products?fbclid=x',
    '/products?q=lamp',
    `${pathOf('costly')}?ref=x`,
    '/checkout?utm_source=x',
    '/account?tab=orders',
    '/seller/products?ref=x',
    '/product/99?ref=x',
    '/no-such-page?ref=x',
  ]) {
    await page.goto(path);
    const isConnected = await page.evaluate<boolean[]>('prerendered.map((e) => e.isConnected)');
    expect.soft(isConnected, path).toEqual([true, true, true]);
    await expect(page).toHaveURL(path);
  }
});
