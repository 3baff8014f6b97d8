import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filledStars,
  findRelatedProducts,
  reviewCount,
  stockLevel,
  toCartItem,
} from '../../src/domain/product.ts';
import { anyProduct } from './arbitraries.ts';

test.each([
  [0, 'out-of-stock'],
  [-1, 'out-of-stock'],
  [1, 'low-stock'],
  [9, 'low-stock'],
  [10, 'in-stock'],
])('a stock of %i is %s', (stock, level) => {
  expect(stockLevel(stock)).toBe(level);
});

test.each([
  [0, 0],
  [4.9, 4],
  [5, 5],
  [7, 5],
  [-1, 0],
])('a rating of %d fills %i stars', (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

describe('the number of reviews', () => {
  test.each([
    [4.7, 47],
    [4.65, 46],
    [0, 0],
  ])('of a rating of %d is %i', (rating, count) => {
    expect(reviewCount(rating)).toBe(count);
  });

  test('is ten times any rating with one decimal', () => {
    fc.assert(
      fc.property(fc.nat(50), (tenths) => {
        expect(reviewCount(tenths / 10)).toBe(tenths);
      }),
    );
  });
});

test('a product puts its first picture into the cart, and nothing that a line does not hold', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const { id, name, price, images } = product;
      expect(toCartItem(product)).toEqual({ id, name, price, image: images[0] });
    }),
  );
});

test('of many related products the first four stand', () => {
  const [one] = fc.sample(anyProduct, { numRuns: 1, seed: 1 });
  if (!one) throw new Error('There is no sample.');
  const many = Array.from({ length: 7 }, (_, index) => ({ ...one, id: String(index) }));
  const related = findRelatedProducts(many, { ...one, id: '1' });
  expect(related.map(({ id }) => id)).toEqual(['0', '2', '3', '4']);
});

test('related products are up to four others of the same category, in catalogue order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyProduct, { selector: ({ id }) => id, minLength: 1, maxLength: 20 }),
      (products) => {
        const [product] = products;
        if (!product) return;
        const related = findRelatedProducts(products, product);
        const others = products.filter(
          (other) => other !== product && other.category === product.category,
        );
        expect(related).toEqual(others.slice(0, 4));
      },
    ),
  );
});
