import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../src/domain/cart.ts';
import { calculateOrderTotals, lineTotal } from '../../src/domain/order-totals.ts';
import { anyCart } from './arbitraries.ts';

const cartOf = (...prices: number[]): Cart =>
  prices.map((price, index) => ({ id: `${index}`, name: 'A', price, image: '/a', quantity: 1 }));

/** The subtotal from which shipping is free, in cents. */
const THRESHOLD = 50_00;

/** A cart of two lines, with a subtotal of at most 3 cents more or less than the threshold. */
const cartAtThreshold = fc
  .tuple(fc.integer({ min: THRESHOLD - 3, max: THRESHOLD + 3 }), fc.nat(40_00))
  .map(([subtotal, price]) => cartOf(price / 100, (subtotal - price) / 100));

describe('calculateOrderTotals', () => {
  test('returns zero for an empty cart', () => {
    expect(calculateOrderTotals([])).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  test('charges shipping for a subtotal of 49.99', () => {
    expect(calculateOrderTotals(cartOf(49.99))).toEqual({
      subtotal: 4999,
      shipping: 599,
      tax: 350,
      total: 5948,
    });
  });

  test('charges no shipping from a subtotal of 50.00', () => {
    expect(calculateOrderTotals(cartOf(50))).toEqual({
      subtotal: 5000,
      shipping: 0,
      tax: 350,
      total: 5350,
    });
  });

  test('charges shipping for a free product', () => {
    expect(calculateOrderTotals(cartOf(0)).shipping).toBe(599);
  });

  test.each([
    [0.07, 0],
    [0.08, 1],
    [0.5, 4],
    [1.5, 11],
  ])('rounds the tax of %d dollars to %i cents, half a cent up', (price, tax) => {
    expect(calculateOrderTotals(cartOf(price)).tax).toBe(tax);
  });

  test('sums prices without floating-point errors', () => {
    expect(calculateOrderTotals(cartOf(0.1, 0.2)).subtotal).toBe(30);
  });

  test('adds up to the cent for any cart', () => {
    fc.assert(
      fc.property(fc.oneof(anyCart, cartAtThreshold), (cart) => {
        const { subtotal, shipping, tax, total } = calculateOrderTotals(cart);
        expect(subtotal + shipping + tax).toBe(total);
        expect(subtotal).toBe(
          cart.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0),
        );
        expect(shipping).toBe(cart.length > 0 && subtotal < THRESHOLD ? 599 : 0);
        expect(Math.abs(tax - subtotal * 0.07)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect([subtotal, shipping, tax, total].every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

test('lineTotal multiplies price and quantity, in cents', () => {
  expect(lineTotal({ price: 19.99, quantity: 3 })).toBe(5997);
});
