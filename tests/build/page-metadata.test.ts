import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitHead } from '../../scripts/build/render-document.ts';
import { documents, siteOrigin } from '../../scripts/build/prerender.tsx';
import { serializeJsonLd } from '../../scripts/build/structured-data.ts';
import { socialImageUrl } from '../../src/domain/photograph.ts';
import { pathOf, products, productOf } from '../../stories/fixtures/shop/product-roles.ts';

const heads = documents.map(({ path, isIndexed, html }) => {
  const { head } = splitHead(html);
  /** The content or URL of all tags with this name, property or `rel`, in their order. */
  const valuesOf = (name: string) =>
    [...head.matchAll(new RegExp(`<[^>]*"${name}" (?:content|href)="([^"]*)"`, 'g'))].map(
      ([, value]) => value,
    );
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)/g)].map(([, title]) => title);
  return { path, isIndexed, valuesOf, titles };
});

test.each(heads)(
  'the prerendered head has one title and one description: $path',
  ({ valuesOf, titles }) => {
    expect(titles).toEqual([expect.stringContaining('ESSENCE')]);
    expect(valuesOf('og:title')).toEqual(titles);
    expect(valuesOf('description')).toEqual([expect.stringMatching(/\.$/)]);
    expect(valuesOf('og:description')).toEqual(valuesOf('description'));
    expect(valuesOf('og:url')).toEqual(valuesOf('canonical'));
    expect(valuesOf('twitter:card')).toEqual(['summary_large_image']);
    const [image = '', ...otherImages] = valuesOf('og:image');
    expect(otherImages).toEqual([]);
    expect(image.startsWith(siteOrigin)).toBe(true);
    expect(existsSync(`public${image.slice(siteOrigin.length)}`)).toBe(true);
  },
);

test.each(heads)(
  'the prerendered head has noindex unless in the sitemap: $path',
  ({ isIndexed, valuesOf }) => {
    expect(valuesOf('robots')).toEqual(isIndexed ? [] : ['noindex']);
  },
);

test.each(heads.filter(({ isIndexed }) => isIndexed))(
  'the prerendered head has the canonical URL of $path',
  ({ path, valuesOf }) => {
    expect(valuesOf('canonical')).toEqual([siteOrigin + path]);
  },
);

test('each document has the title of its page', () => {
  expect(Object.fromEntries(heads.map(({ path, titles }) => [path, titles[0]]))).toEqual({
    '/': 'ESSENCE | Premium Products',
    '/products': 'Shop | ESSENCE',
    ...Object.fromEntries(products.map(({ id, name }) => [`/product/${id}`, `${name} | ESSENCE`])),
    '/product/404': 'Product Not Found | ESSENCE',
    '/cart': 'Cart | ESSENCE',
    '/checkout': 'Checkout | ESSENCE',
    '/account': 'My Account | ESSENCE',
    '/seller/products': 'My Products | ESSENCE',
    '/seller/add-product': 'Add New Product | ESSENCE',
    '/seller/edit-product/any': 'Edit Product | ESSENCE',
    '/seller/orders': 'Seller Orders | ESSENCE',
    '/seller/analytics': 'Analytics | ESSENCE',
    '/404': 'Page Not Found | ESSENCE',
  });
});

test('the prerendered head has the photograph of a product as og:image', () => {
  const head = heads.find(({ path }) => path === pathOf('last'));
  const [photograph] = productOf('last').photographs;
  expect(head?.valuesOf('og:image')).toEqual([siteOrigin + socialImageUrl(photograph)]);
});

test('the JSON-LD of a product page has its offer, but no reviews', () => {
  const { name, price } = productOf('soldOut');
  const jsonLd = documents.find(({ path }) => path === pathOf('soldOut'))?.jsonLd ?? '';
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'Product',
    name,
    offers: {
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      url: siteOrigin + pathOf('soldOut'),
    },
  });
  expect(jsonLd).not.toMatch(/review|aggregateRating/i);
});

test('JSON-LD escapes text that could close its script element, and remains valid', () => {
  const data = { '@type': 'Product', name: '</script><script>alert(1)</script>' };
  const text = serializeJsonLd(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject(data);
});

test('the home page, the product list and every product page are indexed', () => {
  expect(heads.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)).toEqual([
    '/',
    '/products',
    ...products.map(({ id }) => `/product/${id}`),
  ]);
});
