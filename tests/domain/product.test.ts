import fc from 'fast-check';
import { expect, test } from 'vitest';
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
])('stockLevel of %i units is %s', (stock, level) => {
  expect(stockLevel(stock)).toBe(level);
});

test.each([
  [0, 0],
  [4.9, 4],
  [5, 5],
  [7, 5],
  [-1, 0],
])('filledStars of the rating %d is %i', (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

test.each([
  [4.7, 47],
  [4.65, 46],
  [0, 0],
])('reviewCount of the rating %d is %i', (rating, count) => {
  expect(reviewCount(rating)).toBe(count);
});

test('reviewCount is ten times any rating with one decimal', () => {
  fc.assert(
    fc.property(fc.nat(50), (tenths) => {
      expect(reviewCount(tenths / 10)).toBe(tenths);
    }),
  );
});

test('toCartItem copies id, name, price and the first image only', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const { id, name, price, images } = product;
      expect(toCartItem(product)).toEqual({ id, name, price, image: images[0] });
    }),
  );
});

test('findRelatedProducts returns at most the first four products', () => {
  const [sample] = fc.sample(anyProduct, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('No sample was generated.');
  const many = Array.from({ length: 7 }, (_, index) => ({ ...sample, id: String(index) }));
  const related = findRelatedProducts(many, { ...sample, id: '1' });
  expect(related.map(({ id }) => id)).toEqual(['0', '2', '3', '4']);
});

test('findRelatedProducts returns other products of the category, in catalogue order', () => {
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
