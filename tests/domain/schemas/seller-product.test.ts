import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sellerProductSchema } from '../../../src/domain/schemas/seller-product.ts';
import { messagesOf } from './messages.ts';

const product = {
  name: 'Jug',
  description: 'A jug for water',
  price: '12.50',
  stock: '0',
  category: 'home',
};

const PRICE_MESSAGE = 'Price must be a positive number.';
const STOCK_MESSAGE = 'Stock must be a non-negative number.';

describe('sellerProductSchema', () => {
  test.each([
    ['name', 'AB', 'AB'],
    ['price', '0.01', 0.01],
    ['price', ' 12.50 ', 12.5],
    ['price', '.25', 0.25],
    ['price', '12.', 12],
    ['price', '1e3', 1000],
    ['price', '1e+10', 1e10],
    ['price', '5e-7', 5e-7],
    ['price', '+5', 5],
    ['stock', '+0', 0],
    ['stock', ' 124 ', 124],
    ['stock', '1e3', 1000],
  ])('parses %s "%s" as %j', (field, text, value) => {
    const parsed = z.parse(sellerProductSchema, { ...product, [field]: text });
    expect(parsed).toMatchObject({ [field]: value });
  });

  test.each([
    ['name', 'A', 'Product name must be at least 2 characters.'],
    ['description', 'Nine char', 'Description must be at least 10 characters.'],
    ['category', '', 'Please select a product category.'],
    ['price', '', PRICE_MESSAGE],
    ['price', 'abc', PRICE_MESSAGE],
    ['price', '-1', PRICE_MESSAGE],
    ['price', '0', PRICE_MESSAGE],
    ['price', '1e999', PRICE_MESSAGE],
    ['price', '1e-999', PRICE_MESSAGE],
    ['price', '0x10', PRICE_MESSAGE],
    ['price', 'Infinity', PRICE_MESSAGE],
    ['price', '.', PRICE_MESSAGE],
    ['price', ' 12,50 ', PRICE_MESSAGE],
    ['price', '9'.repeat(400), PRICE_MESSAGE],
    ['stock', '', STOCK_MESSAGE],
    ['stock', '-1', STOCK_MESSAGE],
    ['stock', '-0.5', STOCK_MESSAGE],
    ['stock', '1.5', STOCK_MESSAGE],
    ['stock', 'many', STOCK_MESSAGE],
    ['stock', '9'.repeat(20), STOCK_MESSAGE],
  ])('rejects %s "%s"', (field, value, message) => {
    expect(messagesOf(sellerProductSchema, { ...product, [field]: value })).toEqual({
      [field]: message,
    });
  });
});
