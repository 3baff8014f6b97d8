import { expect, test } from 'vitest';
import {
  countCategories,
  describeFilter,
  filterProducts,
  NO_FILTER,
} from '../../src/domain/product-filter.ts';
import { makeProduct } from '../../stories/fixtures/products.ts';

const products = [
  makeProduct({ name: 'Desk Lamp', price: 149, category: 'Lighting', description: 'Brass.' }),
  makeProduct({ name: 'Desk Mat', price: 64, category: 'Home', description: '4\u00a0mm thick.' }),
  makeProduct({ name: 'Brass Pen', price: 48, category: 'Stationery', description: 'Knurled.' }),
  makeProduct({ name: 'Notebook', price: 38, category: 'Stationery', description: 'Brass stud.' }),
  makeProduct({ name: 'Bud Vase', price: 42, category: 'Home', description: 'Stoneware.' }),
];

test.each([
  ['everything without a filter', {}, products.map(({ name }) => name)],
  ['a name, ignoring case', { query: 'BUD VASE' }, ['Bud Vase']],
  ['a description, ignoring case', { query: 'knurled' }, ['Brass Pen']],
  ['a query with spaces around it', { query: '  lamp ' }, ['Desk Lamp']],
  ['everything for a query of spaces', { query: '   ' }, products.map(({ name }) => name)],
  ['a no-break space with a space', { query: '4 mm' }, ['Desk Mat']],
  ['a no-break space with a tab', { query: '4\tmm' }, ['Desk Mat']],
  ['a space with a no-break space', { query: 'bud\u00a0vase' }, ['Bud Vase']],
  ['several spaces with one', { query: 'bud  vase' }, ['Bud Vase']],
  ['no word across a space', { query: 'budvase' }, []],
  ['the query literally, not as a regular expression', { query: '.*' }, []],
  ['a category', { category: 'Home' as const }, ['Desk Mat', 'Bud Vase']],
  [
    'prices at both ends of the range',
    { minPrice: 42, maxPrice: 64 },
    ['Desk Mat', 'Brass Pen', 'Bud Vase'],
  ],
  [
    'query, category and price together',
    { query: 'brass', category: 'Stationery' as const, maxPrice: 40 },
    ['Notebook'],
  ],
])('filterProducts matches %s', (_, filter, names) => {
  const found = filterProducts(products, { ...NO_FILTER, ...filter });
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['every product without a filter, in the order of CATEGORIES', {}, [1, 2, 2]],
  [
    'matches of the query, in any category',
    { query: 'brass', category: 'Home' as const },
    [1, 2, 0],
  ],
  ['products in the price range', { maxPrice: 45 }, [0, 1, 1]],
])('countCategories counts %s, in categories that have products', (_, filter, counts) => {
  expect(countCategories(products, { ...NO_FILTER, ...filter })).toEqual(
    ['Lighting', 'Stationery', 'Home'].map((category, index) => ({
      category,
      count: counts[index],
    })),
  );
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
