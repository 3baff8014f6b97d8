import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatWholeDollars, toCents } from '../../src/domain/money.ts';

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
  [0.1, 10],
  [1.1, 110],
  [64, 6400],
  [19.989, 1999],
])('toCents converts %d dollars to %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test('toCents is exact for any price with two decimals', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
      expect(formatMoney(cents)).toBe(`$${(cents / 100).toFixed(2)}`);
    }),
  );
});

test('formatWholeDollars omits the cents', () => {
  expect(formatWholeDollars(200)).toBe('$200');
});
