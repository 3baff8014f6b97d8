import { expect, test } from 'vitest';
import { CHECKOUT_FIELDS, COUNTRIES, DEFAULT_COUNTRY } from '../../src/domain/checkout.ts';

test('the checkout asks for what the spec lists', () => {
  expect(CHECKOUT_FIELDS).toEqual([
    'email',
    'firstName',
    'lastName',
    'address',
    'city',
    'zip',
    'country',
    'cardName',
    'cardNumber',
    'expDate',
    'cvv',
  ]);
  expect(COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom']);
  expect(DEFAULT_COUNTRY).toBe('United States');
});
