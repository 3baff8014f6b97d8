import { expect, test } from 'vitest';
import { calculateOrderTotals } from '../../src/domain/order-totals.ts';

const makeCart = (lines: readonly { price: number; quantity?: number }[]) =>
  lines.map(({ price, quantity = 1 }, index) => ({
    id: `${index}`,
    name: 'A',
    price,
    image: '/a',
    quantity,
  }));

test.each([
  [[], { subtotal: 0, shipping: 0, tax: 0, total: 0 }],
  [[{ price: 49.99 }], { subtotal: 4999, shipping: 599, tax: 350, total: 5948 }],
  [[{ price: 50 }], { subtotal: 5000, shipping: 0, tax: 350, total: 5350 }],
  [[{ price: 19.99, quantity: 3 }], { subtotal: 5997, shipping: 0, tax: 420, total: 6417 }],
  [[{ price: 0 }], { subtotal: 0, shipping: 599, tax: 0, total: 599 }],
  // In dollars, the sum is inexact.
  [[{ price: 0.1 }, { price: 0.2 }], { subtotal: 30, shipping: 599, tax: 2, total: 631 }],
])('calculateOrderTotals of %j returns %j, in cents', (lines, totals) => {
  expect(calculateOrderTotals(makeCart(lines))).toEqual(totals);
});

test('calculateOrderTotals rounds the tax once, not per line', () => {
  expect(calculateOrderTotals(makeCart([{ price: 0.07 }, { price: 0.07 }])).tax).toBe(1);
});

test.each([
  [0.07, 0],
  [0.08, 1],
  [0.5, 4],
  [1.5, 11],
])(
  'calculateOrderTotals rounds the tax on a subtotal of %d dollars to %i cents, half a cent up',
  (price, tax) => {
    expect(calculateOrderTotals(makeCart([{ price }])).tax).toBe(tax);
  },
);
