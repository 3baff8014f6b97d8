import { lineOf, pathOf } from '../support/roles.ts';
import { recordTitles } from './support/recorders.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test.use({ allowedMessages: /^Page not found: / });

test('a page with a query has its elements, one title and a visible heading at every moment of its load', async ({
  page,
}) => {
  await seedCart(page, [lineOf('cheap')]);
  const recorded = await recordTitles(page);
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
    expect.soft(await recorded(), path).toEqual([expect.stringMatching(/^[^+]*ESSENCE[^+]*: ./)]);
  }
});
