import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { images } from '../../scripts/images/images.ts';
import { featuredProducts, findProduct, products } from '../../src/catalogue/catalogue.ts';
import { photographs } from '../../src/catalogue/photographs.ts';
import { FREE_SHIPPING_FROM_CENTS } from '../../src/domain/commerce-constants.ts';
import { toCents } from '../../src/domain/money.ts';
import { CATEGORIES, stockLevel } from '../../src/domain/product.ts';
import { makeProducts } from '../../stories/fixtures/products.ts';
import { sellerProducts } from '../../stories/fixtures/seller-products.ts';
import { findFiles } from '../support/source-files.ts';

const publicFile = (path: string) => `public${path}`;

test('the products have the ids 1 to 8, and the first four are featured and in stock', () => {
  expect(products.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(featuredProducts.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(featuredProducts.filter(({ stock }) => stock === 0)).toEqual([]);
});

test.each(products)(
  'products have a valid category, price, rating and stock: $name',
  ({ category, price, rating, stock }) => {
    expect(CATEGORIES).toContain(category);
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThanOrEqual(200);
    expect(Math.round(price * 100) / 100).toBe(price);
    expect(rating >= 0 && rating <= 5).toBe(true);
    expect(Number.isInteger(stock) && stock >= 0).toBe(true);
  },
);

test('products have no-break spaces between numbers and units', () => {
  const breakable = /\d (?:mm|cm|m|W)\b|\d ×|× \d/;
  expect(products.filter(({ description }) => breakable.test(description))).toEqual([]);
});

test('products cover every stock level, and at least two cost less than the free shipping threshold', () => {
  expect(new Set(products.map(({ stock }) => stockLevel(stock))).size).toBe(3);
  expect(
    products.filter(({ price }) => toCents(price) < FREE_SHIPPING_FROM_CENTS).length,
  ).toBeGreaterThanOrEqual(2);
});

test('photographs of products are 4:5', () => {
  const ratios = products.flatMap((product) => product.photographs.map((p) => p.width / p.height));
  expect(new Set(ratios)).toEqual(new Set([0.8]));
});

test('CATEGORIES are Lighting, Electronics, Kitchen, Stationery and Home, in this order', () => {
  expect(CATEGORIES).toEqual(['Lighting', 'Electronics', 'Kitchen', 'Stationery', 'Home']);
});

test('at least three categories have two products or more', () => {
  const pairs = CATEGORIES.filter(
    (category) => products.filter((product) => product.category === category).length >= 2,
  );
  expect(pairs.length).toBeGreaterThanOrEqual(3);
});

test.each(['', '0', '9', '01', ' 1', 'constructor', '__proto__', '\u0000'])(
  'findProduct returns undefined for the id "%s"',
  (id) => {
    expect(findProduct(id)).toBeUndefined();
  },
);

test('public/photographs has exactly the variants that images.ts lists', () => {
  const listed = images.flatMap(({ name, widths }) =>
    widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  );
  const files = readdirSync(publicFile('/photographs'));
  const orphaned = files.filter((file) => !listed.includes(file));
  const missing = listed.filter((file) => !files.includes(file));
  expect({ orphaned, missing }, 'Run `npm run images`.').toEqual({ orphaned: [], missing: [] });
});

test('every photograph of a product belongs to a product in the catalogue', () => {
  const used = new Set(products.flatMap((product) => product.photographs));
  const unused = Object.entries(photographs).filter(
    ([name, photograph]) => /-(?:whole|detail)$/.test(name) && !used.has(photograph),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});

test('scripts/renders/masters has exactly the masters that images.ts lists', () => {
  const masters = readdirSync('scripts/renders/masters');
  expect(masters.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(
    images.map(({ name }) => `${name}.webp`).toSorted(),
  );
});

test.each(Object.values(photographs))(
  'photograph $path has its size, a mean colour and a text alternative',
  (photograph) => {
    expect(photograph.widths.at(-1)).toBe(photograph.width);
    expect(photograph.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(photograph.alt).not.toBe('');
  },
);

test('the image paths of products and story fixtures exist in public', () => {
  const paths = [...products, ...makeProducts()].flatMap((product) => product.images);
  const all = [...paths, ...sellerProducts.map(({ image }) => image)];
  expect(all.filter((path) => !existsSync(publicFile(path)))).toEqual([]);
});

test('photographs include all that stories name', () => {
  const unknown = findFiles('stories', '.ts', '.tsx').flatMap(({ path, text }) => {
    const names = text.match(/[a-z-]+-(?:whole|detail)\b/g) ?? [];
    return names.filter((name) => !(name in photographs)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
