import { expect, test } from 'vitest';
import { formatMoney, toCents } from '../../src/domain/money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [599, '$5.99'],
  [4999, '$49.99'],
  [5000, '$50.00'],
  [123450, '$1234.50'],
  [100000000, '$1000000.00'],
])('formatMoney formats %i cents as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [49.99, 4999],
  [1.1, 110],
  [4.35, 435],
  [64, 6400],
  [19.989, 1999],
])('toCents converts %d dollars to %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});
