import { expect, test } from 'vitest';
import { parseQuantity } from '../../src/design-system/forms/parse-quantity.ts';

test.each([
  ['1', 1],
  ['99', 99],
  [' 7 ', 7],
  ['007', 7],
])('parseQuantity parses %j', (text, quantity) => {
  expect(parseQuantity(text, 99)).toBe(quantity);
});

test.each(['', ' ', '0', '-1', '1.5', '1e3', '1e308', '0x1f', '٣', '100', 'x'])(
  'parseQuantity rejects %j',
  (text) => {
    expect(parseQuantity(text, 99)).toBeUndefined();
  },
);
