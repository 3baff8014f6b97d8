import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCategories,
  describeFilter,
  filterProducts,
  NO_FILTER,
} from '../../src/domain/product-filter.ts';
import { makeProduct } from '../../stories/fixtures/products.ts';
import { anyFilter, anyProduct } from './arbitraries.ts';

const products = [
  makeProduct({ name: 'Desk Lamp', price: 149, category: 'Lighting', description: 'Brass.' }),
  makeProduct({ name: 'Desk Mat', price: 64, category: 'Home', description: '4\u00a0mm thick.' }),
  makeProduct({ name: 'Brass Pen', price: 48, category: 'Stationery', description: 'Knurled.' }),
  makeProduct({ name: 'Notebook', price: 38, category: 'Stationery', description: 'Brass stud.' }),
  makeProduct({ name: 'Bud Vase', price: 42, category: 'Home', description: 'Stoneware.' }),
];

const normalize = (text: string) => text.toLowerCase().split(/\s+/).join(' ');

const names = (filter: Partial<typeof NO_FILTER>) =>
  filterProducts(products, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('filterProducts', () => {
  test('returns all products without a filter', () => {
    expect(filterProducts(products, NO_FILTER)).toEqual(products);
  });

  test('searches name and description, ignoring case', () => {
    expect(names({ query: 'BUD VASE' })).toEqual(['Bud Vase']);
    expect(names({ query: 'knurled' })).toEqual(['Brass Pen']);
  });

  test('ignores spaces around the query', () => {
    expect(names({ query: '  lamp ' })).toEqual(['Desk Lamp']);
    expect(names({ query: '   ' })).toHaveLength(5);
  });

  test('matches a space with any whitespace, including no-break spaces', () => {
    expect(names({ query: '4 mm' })).toEqual(['Desk Mat']);
    expect(names({ query: '4\tmm' })).toEqual(['Desk Mat']);
    expect(names({ query: 'bud\u00a0vase' })).toEqual(['Bud Vase']);
  });

  test('matches the query literally, not as a regular expression', () => {
    expect(names({ query: '.*' })).toEqual([]);
  });

  test('includes both ends of the price range', () => {
    expect(names({ minPrice: 42, maxPrice: 64 })).toEqual(['Desk Mat', 'Brass Pen', 'Bud Vase']);
  });

  test('combines query, category and price', () => {
    expect(names({ query: 'brass', category: 'Stationery', maxPrice: 40 })).toEqual(['Notebook']);
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
    { category: 'Stationery', count: 2 },
    { category: 'Home', count: 2 },
  ]);
});

test('countCategories counts products that match query and price, in any category', () => {
  expect(countCategories(products, { ...NO_FILTER, query: 'brass', category: 'Home' })).toEqual([
    { category: 'Lighting', count: 1 },
    { category: 'Stationery', count: 2 },
    { category: 'Home', count: 0 },
  ]);
  expect(countCategories(products, { ...NO_FILTER, maxPrice: 45 })).toEqual([
    { category: 'Lighting', count: 0 },
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
