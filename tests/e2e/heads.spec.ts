import type { Page } from 'playwright/test';
import { expect, productCard, test } from './support/shop-test.ts';

const origin = 'https://essence.example';

async function contents(page: Page, selector: string): Promise<(string | null)[]> {
  return page
    .locator(`head ${selector}`)
    .evaluateAll((tags) =>
      tags.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')),
    );
}

async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): unknown => JSON.parse(text));
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'a page that was taken over' : 'a page as it was built', () => {
    test.use({ javaScriptEnabled, waitsUntilLive: javaScriptEnabled });

    for (const [path, title, picture] of [
      ['/', 'ESSENCE | Premium Products', '/photographs/hero-wide-1440.webp'],
      ['/products', 'Shop | ESSENCE', '/photographs/hero-wide-1440.webp'],
      [
        '/product/5',
        'Brass Rollerball Pen | ESSENCE',
        '/photographs/brass-rollerball-pen-whole-1200.webp',
      ],
    ] as const) {
      test(`${path} says once what it is`, async ({ page, request }) => {
        await page.goto(path);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page).toHaveTitle(title);
        expect(await contents(page, 'meta[name="description"]')).toHaveLength(1);
        expect(await contents(page, 'link[rel="canonical"]')).toEqual([origin + path]);
        expect(await contents(page, 'meta[property="og:url"]')).toEqual([origin + path]);
        expect(await contents(page, 'meta[property="og:title"]')).toEqual([title]);
        expect(await contents(page, 'meta[property="og:image"]')).toEqual([origin + picture]);
        expect(await contents(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
        expect(await contents(page, 'meta[name="robots"]')).toEqual([]);
        expect((await request.get(picture)).ok()).toBe(true);
      });
    }

    for (const path of [
      '/cart',
      '/checkout',
      '/account',
      '/seller/orders',
      '/seller/edit-product/1',
    ]) {
      test(`${path} is not for search engines`, async ({ page }) => {
        await page.goto(path);
        await expect.poll(() => contents(page, 'meta[name="robots"]')).toEqual(['noindex']);
        await expect(page.locator('title')).toHaveCount(1);
      });
    }
  });
}

test('a product tells machines its offer, and claims no reviews', async ({ page }) => {
  await page.goto('/product/7');
  const [product, way] = await structuredData(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Bud Vase',
    offers: {
      price: '42.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      url: `${origin}/product/7`,
    },
  });
  expect(JSON.stringify(product)).not.toMatch(/review|aggregateRating/i);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Shop' }, { name: 'Bud Vase', position: 3 }],
  });
});

test('the head follows from page to page', async ({ page }) => {
  await page.goto('/');
  expect(await structuredData(page)).toMatchObject([{ '@type': 'Organization' }]);
  await page.goto('/products');
  await productCard(page, 'Leather Notebook').getByRole('link').click();
  await expect(page).toHaveTitle('Leather Notebook | ESSENCE');
  await expect(page.locator('title')).toHaveCount(1);
  expect(await contents(page, 'link[rel="canonical"]')).toEqual([`${origin}/product/6`]);
  await page.goBack();
  await expect(page).toHaveTitle('Shop | ESSENCE');
  expect(await contents(page, 'link[rel="canonical"]')).toEqual([`${origin}/products`]);
  expect(await contents(page, 'meta[name="description"]')).toHaveLength(1);
});

test('the sitemap names every page that is listed, and the robots find it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  const paths = [
    '/',
    '/products',
    ...Array.from({ length: 8 }, (_, index) => `/product/${index + 1}`),
  ];
  expect(places).toEqual(paths.map((path) => origin + path));
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
});
