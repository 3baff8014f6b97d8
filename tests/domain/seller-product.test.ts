import { describe, expect, test } from 'vitest';
import { searchSellerProducts, stockStatus } from '../../src/domain/seller-product.ts';

test.each([
  [1, 'In Stock'],
  [124, 'In Stock'],
  [0, 'Out of Stock'],
])('stockStatus of %i is %s', (stock, status) => {
  expect(stockStatus(stock)).toBe(status);
});

describe('searchSellerProducts', () => {
  const products = [{ name: 'Walnut Tray' }, { name: 'Oak Tray' }, { name: 'Jug' }];

  test.each([
    ['', ['Walnut Tray', 'Oak Tray', 'Jug']],
    ['TRAY', ['Walnut Tray', 'Oak Tray']],
    [' oak ', ['Oak Tray']],
    ['.*', []],
  ])('the query "%s" matches %j', (query, names) => {
    expect(searchSellerProducts(products, query).map(({ name }) => name)).toEqual(names);
  });
});
