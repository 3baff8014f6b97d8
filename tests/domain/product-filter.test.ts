import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCategories,
  describeFilter,
  filterProducts,
  NO_FILTER,
} from '../../src/domain/product-filter.ts';
import { products } from '../../src/catalogue/products.ts';
import { anyFilter, anyProduct } from './arbitraries.ts';

const normalize = (text: string) => text.toLowerCase().split(/\s+/).join(' ');

const names = (filter: Partial<typeof NO_FILTER>) =>
  filterProducts(products, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('filterProducts', () => {
  test('returns all products without a filter', () => {
    expect(filterProducts(products, NO_FILTER)).toEqual(products);
  });

  test('searches name and description, ignoring case', () => {
    expect(names({ query: 'BUD VASE' })).toEqual(['Bud Vase']);
    expect(names({ query: 'knurled' })).toEqual(['Brass Rollerball Pen']);
  });

  test('ignores spaces around the query', () => {
    expect(names({ query: '  lamp ' })).toEqual(['Arc Desk Lamp']);
    expect(names({ query: '   ' })).toHaveLength(8);
  });

  test('matches a space with any whitespace, including no-break spaces', () => {
    expect(names({ query: '4 mm' })).toEqual(['Linen Desk Mat']);
    expect(names({ query: '70 × 40\u00a0cm, 4\tmm' })).toEqual(['Linen Desk Mat']);
    expect(names({ query: 'bud\u00a0vase' })).toEqual(['Bud Vase']);
  });

  test('matches the query literally, not as a regular expression', () => {
    expect(names({ query: '.*' })).toEqual([]);
  });

  test('includes both ends of the price range', () => {
    expect(names({ minPrice: 79, maxPrice: 89 })).toEqual([
      'Wireless Charging Dish',
      'Pour-Over Set',
    ]);
  });

  test('combines query, category and price', () => {
    expect(names({ query: 'brass', category: 'Stationery', maxPrice: 40 })).toEqual([
      'Leather Notebook',
    ]);
  });

  test('equals a reference implementation for any products and filter', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), anyFilter, (catalogue, filter) => {
        const query = normalize(filter.query.trim());
        const expected = catalogue.filter((product) => {
          const text = [product.name, product.description].map(normalize);
          const matchesQuery = text.some((part) => part.includes(query));
          const matchesCategory = filter.category === null || filter.category === product.category;
          const matchesPrice =
            !(product.price < filter.minPrice) && !(product.price > filter.maxPrice);
          return matchesQuery && matchesCategory && matchesPrice;
        });
        expect(filterProducts(catalogue, filter)).toEqual(expected);
      }),
    );
  });
});

test('countCategories counts products in catalogue order, without empty categories', () => {
  expect(countCategories(products, NO_FILTER)).toEqual([
    { category: 'Lighting', count: 1 },
    { category: 'Electronics', count: 2 },
    { category: 'Kitchen', count: 1 },
    { category: 'Stationery', count: 2 },
    { category: 'Home', count: 2 },
  ]);
  expect(countCategories(products.slice(5, 7), NO_FILTER).map(({ category }) => category)).toEqual([
    'Stationery',
    'Home',
  ]);
});

test('countCategories counts products that match query and price, in any category', () => {
  expect(countCategories(products, { ...NO_FILTER, query: 'brass', category: 'Home' })).toEqual([
    { category: 'Lighting', count: 1 },
    { category: 'Electronics', count: 1 },
    { category: 'Kitchen', count: 0 },
    { category: 'Stationery', count: 2 },
    { category: 'Home', count: 0 },
  ]);
  const cheap = countCategories(products, { ...NO_FILTER, maxPrice: 45 });
  expect(cheap.filter(({ count }) => count > 0)).toEqual([
    { category: 'Stationery', count: 1 },
    { category: 'Home', count: 1 },
  ]);
});

test.each([
  [{}, ''],
  [{ query: '  ' }, ''],
  [{ query: ' oak tray ' }, '“oak tray”'],
  [{ category: 'Home' as const }, 'Home'],
  [{ minPrice: 1 }, '$1–$200'],
  [{ maxPrice: 199 }, '$0–$199'],
  [
    { query: 'speaker', category: 'Electronics' as const, minPrice: 20, maxPrice: 100 },
    'Electronics, $20–$100, “speaker”',
  ],
])('describeFilter describes %j as %s', (part, expected) => {
  expect(describeFilter({ ...NO_FILTER, ...part })).toBe(expected);
});
