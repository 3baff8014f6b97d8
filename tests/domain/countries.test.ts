import { expect, test } from 'vitest';
import { COUNTRIES } from '../../src/domain/countries.ts';

test('COUNTRIES are the United States, Canada and the United Kingdom, in this order', () => {
  expect(COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom']);
});
