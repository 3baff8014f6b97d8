import { expect, test } from 'vitest';
import { pluralize } from '../../src/domain/pluralize.ts';

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [5000, '5000 products'],
])('pluralize formats %i as %s', (count, text) => {
  expect(pluralize(count, 'product')).toBe(text);
});
