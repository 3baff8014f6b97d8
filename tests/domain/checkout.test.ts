import { expect, test } from 'vitest';
import {
  CHECKOUT_FIELDS,
  COUNTRIES,
  DEFAULT_COUNTRY,
  toCheckoutDetails,
} from '../../src/domain/checkout.ts';

test('CHECKOUT_FIELDS and COUNTRIES have the specified values', () => {
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

test('toCheckoutDetails returns contact and shipping fields, but no card fields', () => {
  const form = new FormData();
  for (const name of CHECKOUT_FIELDS) form.set(name, `typed ${name}`);
  form.set('unknown', 'typed unknown');
  expect(toCheckoutDetails(form)).toEqual({
    email: 'typed email',
    firstName: 'typed firstName',
    lastName: 'typed lastName',
    address: 'typed address',
    city: 'typed city',
    zip: 'typed zip',
    country: 'typed country',
  });
});

test('toCheckoutDetails returns an empty string for a missing field or a file', () => {
  const form = new FormData();
  form.set('city', new Blob(['file']));
  expect(toCheckoutDetails(form)).toMatchObject({ email: '', city: '' });
});
