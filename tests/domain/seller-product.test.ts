import { expect, test } from 'vitest';
import { searchSellerProducts, sellerStockLabel } from '../../src/domain/seller-product.ts';

test.each([
  [1, 'In Stock'],
  [124, 'In Stock'],
  [0, 'Out of Stock'],
])('sellerStockLabel of %i is %s', (stock, status) => {
  expect(sellerStockLabel(stock)).toBe(status);
});

const sellerProduct = { id: '1', image: '', price: 1, stock: 1 };

const products = ['Walnut Tray', 'Oak Tray', 'Jug'].map((name) => ({ ...sellerProduct, name }));

test.each([
  ['', ['Walnut Tray', 'Oak Tray', 'Jug']],
  ['RAY', ['Walnut Tray', 'Oak Tray']],
  [' oak ', ['Oak Tray']],
  ['oak\u00a0tray', ['Oak Tray']],
  ['.*', []],
])('searchSellerProducts with the query "%s" matches %j', (query, names) => {
  expect(searchSellerProducts(products, query).map(({ name }) => name)).toEqual(names);
});
