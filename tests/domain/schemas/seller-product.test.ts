import fc from 'fast-check';
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
    ['price', '0.01'],
    ['price', ' 12 '],
    ['price', '.5'],
    ['price', '.25'],
    ['price', '12.'],
    ['price', '1e3'],
    ['price', '+5'],
    ['stock', '0'],
    ['stock', '124'],
    ['name', 'AB'],
  ])('accepts %s "%s"', (field, value) => {
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

  test('accepts a name of 10,000 characters', () => {
    const name = 'x'.repeat(10_000);
    expect(messagesOf(sellerProductSchema, { ...product, name })).toEqual({});
  });

  test.each([
    [' 12.50 ', ' 7 ', 12.5, 7],
    ['1e3', '1e3', 1000, 1000],
    ['+5', '+0', 5, 0],
  ])('parses price "%s" and stock "%s"', (price, stock, parsedPrice, parsedStock) => {
    expect(z.parse(sellerProductSchema, { ...product, price, stock })).toMatchObject({
      price: parsedPrice,
      stock: parsedStock,
    });
  });

  test('parses any positive number as formatted by String()', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e15, noNaN: true }), (number) => {
        const text = String(number);
        const stock = Math.floor(number);
        expect(
          z.parse(sellerProductSchema, { ...product, price: text, stock: String(stock) }),
        ).toMatchObject({ price: number, stock });
      }),
    );
  });

  test('parses any stock text as a safe integer or rejects it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (stock) => {
        const { data } = z.safeParse(sellerProductSchema, { ...product, stock });
        expect(data === undefined || Number.isSafeInteger(data.stock)).toBe(true);
      }),
    );
  });
});
