import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { splitHead } from '../../scripts/build/render-document.ts';
import { pages, siteOrigin } from '../../src/app/prerender.tsx';

/** The head of each prerendered page, as it is written into its document. */
const heads = pages.map(({ path, inSitemap = false, html }) => {
  const { head } = splitHead(html);
  /** What the tags of one kind say, in their order. */
  const read = (kind: string) =>
    [...head.matchAll(new RegExp(`<[^>]*"${kind}" (?:content|href)="([^"]*)"`, 'g'))].map(
      ([, value]) => value,
    );
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)/g)].map(([, title]) => title);
  return { path, inSitemap, read, titles };
});

describe('the head of a prerendered page', () => {
  test.each(heads)('describes $path once, to readers and to shared links', ({ read, titles }) => {
    expect(titles).toEqual([expect.stringContaining('ESSENCE')]);
    expect(read('og:title')).toEqual(titles);
    expect(read('description')).toEqual([expect.stringMatching(/\.$/)]);
    expect(read('og:description')).toEqual(read('description'));
    expect(read('og:url')).toEqual(read('canonical'));
    expect(read('twitter:card')).toEqual(['summary_large_image']);
    const [picture = '', ...others] = read('og:image');
    expect(others).toEqual([]);
    expect(picture.startsWith(siteOrigin)).toBe(true);
    expect(existsSync(`public${picture.slice(siteOrigin.length)}`)).toBe(true);
  });

  test.each(heads)('keeps search engines off $path unless it is listed', ({ inSitemap, read }) => {
    expect(read('robots')).toEqual(inSitemap ? [] : ['noindex']);
  });

  test.each(heads.filter(({ inSitemap }) => inSitemap))(
    'has the address of $path',
    ({ path, read }) => {
      expect(read('canonical')).toEqual([siteOrigin + path]);
    },
  );

  test('has a title that no other page has, except the two that say what is missing', () => {
    const titles = heads.flatMap((head) => head.titles);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual(['Page Not Found | ESSENCE']);
  });

  test('shows the photograph of a product', () => {
    expect(heads.find(({ path }) => path === '/product/5')?.read('og:image')).toEqual([
      `${siteOrigin}/photographs/brass-rollerball-pen-whole-1200.webp`,
    ]);
  });
});

test('the structured data of a product has its offer and its breadcrumbs, and no reviews', () => {
  const vase = pages.find(({ path }) => path === '/product/7')?.jsonLd ?? [];
  expect(vase.map((text): unknown => JSON.parse(text))).toMatchObject([
    {
      '@type': 'Product',
      name: 'Bud Vase',
      offers: {
        price: '42.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/OutOfStock',
        url: `${siteOrigin}/product/7`,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Shop' }, { name: 'Bud Vase', position: 3 }],
    },
  ]);
  expect(vase.join('')).not.toMatch(/review|aggregateRating/i);
});

test('the pages that are listed are the home page, the products and each product', () => {
  expect(heads.filter(({ inSitemap }) => inSitemap).map(({ path }) => path)).toEqual([
    '/',
    '/products',
    ...Array.from({ length: 8 }, (_, index) => `/product/${index + 1}`),
  ]);
});
