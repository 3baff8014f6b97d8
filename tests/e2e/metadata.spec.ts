import { expect, productCard, test } from './support/shop-test.ts';

/** Only updates on navigation: `tests/app/page-metadata.test.ts` checks the metadata of each page. */
test('the head updates on navigation, with one tag of each kind', async ({ page }) => {
  const origin = 'https://essence.example';
  const head = page.locator('head');
  const expectHead = async (title: string, path: string) => {
    await expect(page).toHaveTitle(title);
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path);
    for (const kind of ['title', 'meta[name="description"]', 'meta[property="og:title"]']) {
      await expect(head.locator(kind)).toHaveCount(1);
    }
    const robots = path === '/cart' ? 1 : 0;
    await expect(head.locator('meta[name="robots"]')).toHaveCount(robots);
  };
  await page.goto('/products');
  await expectHead('Shop | ESSENCE', '/products');
  expect(await head.locator('script[type="application/ld+json"]').count()).toBe(1);
  await productCard(page, 'Leather Notebook').getByRole('link').click();
  await expectHead('Leather Notebook | ESSENCE', '/product/6');
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expectHead('Cart | ESSENCE', '/cart');
  await page.goBack();
  await page.goBack();
  await expectHead('Shop | ESSENCE', '/products');
});

test('the sitemap lists the indexable pages, and robots.txt links to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://essence.example/product/8</loc>');
  expect(sitemap).not.toContain('<loc>https://essence.example/cart</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://essence.example/sitemap.xml',
  );
});
