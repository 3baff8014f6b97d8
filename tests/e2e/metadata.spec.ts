import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { cartLink, heading, productCard } from './support/locators.ts';
import { recordTitles } from './support/recorders.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test.use({ allowedMessages: /^Page not found: / });

/** `tests/build/page-metadata.test.ts` checks the metadata of each page. */
test('the head updates on navigation, with one tag of each kind', async ({ page }) => {
  const origin = 'https://essence.example';
  const head = page.locator('head');
  const expectHead = async (title: string, path?: string) => {
    await expect(page).toHaveTitle(title);
    const canonical = head.locator('link[rel="canonical"]');
    if (path === undefined) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute('href', origin + path);
    for (const kind of ['title', 'meta[name="description"]', 'meta[property="og:title"]']) {
      await expect(head.locator(kind)).toHaveCount(1);
    }
    await expect(head.locator('meta[name="robots"]')).toHaveCount(path === undefined ? 1 : 0);
  };
  const { name } = productOf('cheap');
  await page.goto('/products');
  await expectHead('Shop | ESSENCE', '/products');
  await productCard(page, name).getByRole('link').click();
  await expectHead(`${name} | ESSENCE`, pathOf('cheap'));
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expectHead('Cart | ESSENCE');
  await page.goBack();
  await page.goBack();
  await expectHead('Shop | ESSENCE', '/products');
});

test('a page has one title and a visible heading at every moment of a navigation', async ({
  page,
}) => {
  const { name } = productOf('cheap');
  const recorded = await recordTitles(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await productCard(page, name).getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  await cartLink(page).click();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).click();
  await expect(heading(page)).toHaveText('My Account');
  await page.goBack();
  await expect(heading(page)).toHaveText('Your cart is empty');
  expect(await recorded()).toEqual([
    'ESSENCE | Premium Products: Minimal Design.Maximum Impact.',
    'Shop | ESSENCE: Shop',
    `${name} | ESSENCE: ${name}`,
    'Cart | ESSENCE: Your cart is empty',
    'My Account | ESSENCE: My Account',
    'Cart | ESSENCE: Your cart is empty',
  ]);
});

test('hydration of a page with a query preserves its elements, one title and a visible heading', async ({
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
