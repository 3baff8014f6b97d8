import { expect, test } from 'vitest';
import { COUNTRIES, toCheckoutDetails } from '../../src/domain/checkout.ts';

test('COUNTRIES has the specified values', () => {
  expect(COUNTRIES).toEqual(['United States', 'Canada', 'United Kingdom']);
});

test('toCheckoutDetails returns contact and shipping fields, but no card fields', () => {
  const form = new FormData();
  const remembered = {
    email: 'mara@example.com',
    firstName: 'Mara',
    lastName: 'Ellis',
    address: '1 Main Street',
    city: 'Springfield',
    zip: '12345',
    country: 'Canada',
  };
  const others = { cardName: 'M', cardNumber: '4', expDate: '12/30', cvv: '123', unknown: 'x' };
  for (const [name, value] of Object.entries({ ...remembered, ...others })) form.set(name, value);
  expect(toCheckoutDetails(form)).toEqual(remembered);
});

test('toCheckoutDetails returns an empty string for a missing field or a file', () => {
  const form = new FormData();
  form.set('city', new Blob(['file']));
  expect(toCheckoutDetails(form)).toMatchObject({ email: '', city: '' });
});
