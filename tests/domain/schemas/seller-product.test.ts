import { describe, expect, test } from 'vitest';
import {
  readPrice,
  readStock,
  sellerProductSchema,
} from '../../../src/domain/schemas/seller-product.ts';
import { messagesOf } from './messages.ts';

const product = {
  name: 'Jug',
  description: 'A jug for water',
  price: '12.50',
  stock: '0',
  category: 'home',
  images: [],
};

const PRICE_MESSAGE = 'Price must be a positive number.';
const STOCK_MESSAGE = 'Stock must be a non-negative number.';

describe("a seller's product form", () => {
  test.each([
    ['price', '0.01'],
    ['price', ' 12 '],
    ['price', '.5'],
    ['price', '.25'],
    ['price', '12.'],
    ['stock', '0'],
    ['stock', '124'],
    ['name', 'AB'],
  ])('takes %s of "%s"', (field, value) => {
    expect(messagesOf(sellerProductSchema, { ...product, [field]: value })).toEqual({});
  });

  test.each([
    ['name', 'A', 'Product name must be at least 2 characters.'],
    ['description', 'Nine char', 'Description must be at least 10 characters.'],
    ['category', '', 'Please select a product category.'],
    ['price', '', PRICE_MESSAGE],
    ['price', 'abc', PRICE_MESSAGE],
    ['price', '-1', PRICE_MESSAGE],
    ['price', '0', PRICE_MESSAGE],
    ['price', '1e3', PRICE_MESSAGE],
    ['price', '.', PRICE_MESSAGE],
    ['price', ' 12,50 ', PRICE_MESSAGE],
    ['price', '9'.repeat(400), PRICE_MESSAGE],
    ['stock', '', STOCK_MESSAGE],
    ['stock', '-1', STOCK_MESSAGE],
    ['stock', '1.5', STOCK_MESSAGE],
    ['stock', 'many', STOCK_MESSAGE],
    ['stock', '9'.repeat(20), STOCK_MESSAGE],
  ])('refuses %s of "%s"', (field, value, message) => {
    expect(messagesOf(sellerProductSchema, { ...product, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('reads price and stock from the text that was typed', () => {
    expect(readPrice(' 12.50 ')).toBe(12.5);
    expect(readPrice('12,50')).toBeUndefined();
    expect(readStock(' 7 ')).toBe(7);
    expect(readStock('7.5')).toBeUndefined();
  });
});
