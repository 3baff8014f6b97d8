import { expect, test } from 'vitest';
import {
  findRelatedProducts,
  reviewCount,
  stockLevel,
  toCartItem,
} from '../../src/domain/product.ts';
import { makeProduct } from '../../stories/fixtures/products.ts';

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
  [4.7, 47],
  [4.65, 46],
  [0, 0],
])('reviewCount of the rating %d is %i', (rating, count) => {
  expect(reviewCount(rating)).toBe(count);
});

test('toCartItem copies id, name, price and the first image only', () => {
  const product = makeProduct();
  const { id, name, price, images } = product;
  expect(toCartItem(product)).toEqual({ id, name, price, image: images[0] });
});

test('findRelatedProducts returns the first four other products of the category, in catalogue order', () => {
  const products = Array.from({ length: 7 }, (_, index) => makeProduct({ id: String(index) }));
  const other = makeProduct({ id: '9', category: 'Home' });
  const related = findRelatedProducts([other, ...products], makeProduct({ id: '1' }));
  expect(related.map(({ id }) => id)).toEqual(['0', '2', '3', '4']);
});
