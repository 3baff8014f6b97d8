import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCategories,
  filterProducts,
  isUnfiltered,
  NO_FILTER,
} from '../../src/domain/product-filter.ts';
import { products } from '../../src/catalogue/products.ts';
import { anyFilter, anyProduct } from './arbitraries.ts';

const read = (text: string) => text.toLowerCase().split(/\s+/).join(' ');

const names = (filter: Partial<typeof NO_FILTER>) =>
  filterProducts(products, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('filtering', () => {
  test('finds everything when nothing is asked', () => {
    expect(filterProducts(products, NO_FILTER)).toEqual(products);
  });

  test('looks into name and description, in any capitals', () => {
    expect(names({ query: 'BUD VASE' })).toEqual(['Bud Vase']);
    expect(names({ query: 'knurled' })).toEqual(['Brass Rollerball Pen']);
  });

  test('does not mind spaces around the query', () => {
    expect(names({ query: '  lamp ' })).toEqual(['Arc Desk Lamp']);
    expect(names({ query: '   ' })).toHaveLength(8);
  });

  test('matches a space with a no-break space', () => {
    expect(names({ query: '4 mm' })).toEqual(['Linen Desk Mat']);
    expect(names({ query: '70 × 40\u00a0cm, 4\tmm' })).toEqual(['Linen Desk Mat']);
    expect(names({ query: 'bud\u00a0vase' })).toEqual(['Bud Vase']);
  });

  test('takes a query by the letter', () => {
    expect(names({ query: '.*' })).toEqual([]);
  });

  test('counts both ends of the price range', () => {
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

  test('equals the plain reading of the rule', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), anyFilter, (catalogue, filter) => {
        const query = read(filter.query.trim());
        const expected = catalogue.filter((product) => {
          const text = [product.name, product.description].map(read);
          const answersQuery = text.some((part) => part.includes(query));
          const answersCategory = filter.category === null || filter.category === product.category;
          const answersPrice =
            !(product.price < filter.minPrice) && !(product.price > filter.maxPrice);
          return answersQuery && answersCategory && answersPrice;
        });
        expect(filterProducts(catalogue, filter)).toEqual(expected);
      }),
    );
  });
});

test.each([
  [{}, true],
  [{ query: '  ' }, true],
  [{ query: 'x' }, false],
  [{ category: 'Home' as const }, false],
  [{ minPrice: 1 }, false],
  [{ maxPrice: 199 }, false],
])('a filter of %j narrows nothing: %s', (part, isIt) => {
  expect(isUnfiltered({ ...NO_FILTER, ...part })).toBe(isIt);
});

test('categories are listed in catalogue order, those without a product not at all', () => {
  expect(countCategories(products)).toEqual([
    { category: 'Lighting', count: 1 },
    { category: 'Electronics', count: 2 },
    { category: 'Kitchen', count: 1 },
    { category: 'Stationery', count: 2 },
    { category: 'Home', count: 2 },
  ]);
  expect(countCategories(products.slice(5, 7)).map(({ category }) => category)).toEqual([
    'Stationery',
    'Home',
  ]);
});
