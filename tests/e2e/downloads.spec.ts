import { lineOf } from '../support/product-roles.ts';
import { field } from './support/locators.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test.beforeEach(({ page }) => seedCart(page, [lineOf('cheap')]));

test('cart and checkout load neither form libraries nor seller area code', async ({
  page,
  request,
}) => {
  const markers = [
    'shouldFocusError',
    '_zod',
    'Drag images here',
    'Business Name',
    'No products yet',
  ];
  const findMarkers = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = urls.filter((url) => url.endsWith('.js'));
    const code = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    return markers.filter((marker) => code.join('').includes(marker));
  };
  const seller = ['/account?tab=seller', '/seller/products', '/seller/add-product'];
  const found = [];
  for (const path of seller) found.push(...(await findMarkers(path)));
  expect(new Set(found)).toEqual(new Set(markers));
  for (const path of ['/cart', '/checkout']) {
    expect.soft(await findMarkers(path), path).toEqual([]);
  }
});

test('only text that the shop does not write loads the second file of the font', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/checkout');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(fonts).toHaveLength(1);
  await field(page, 'First Name').fill('Inès');
  await expect.poll(() => fonts.at(-1)).toContain('hanken-grotesk-entered');
});
