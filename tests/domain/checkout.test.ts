import { expect, test } from 'vitest';
import { COUNTRIES } from '../../src/domain/checkout.ts';

test('COUNTRIES has the specified values', () => {
  expect(COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom']);
});
