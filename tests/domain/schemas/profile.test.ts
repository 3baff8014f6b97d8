import { describe, expect, test } from 'vitest';
import { profileSchema } from '../../../src/domain/schemas/profile.ts';
import { messagesOf } from './messages.ts';

const profile = {
  fullName: 'Al',
  email: 'al@example.com',
  phone: '',
  address: '1 Elm',
};

describe('profileSchema', () => {
  test('accepts values of the minimum length', () => {
    expect(messagesOf(profileSchema, profile)).toEqual({});
  });

  test('accepts a missing phone number', () => {
    expect(messagesOf(profileSchema, { ...profile, phone: undefined })).toEqual({});
  });

  test.each([
    'a&b@c.co',
    'a!b@c.co',
    'a=b@c.co',
    'a..b@c-d.co',
    'a@почта.рф',
    'a@xn--80a1acny.xn--p1ai',
  ])('accepts email "%s", as browsers do', (email) => {
    expect(messagesOf(profileSchema, { ...profile, email })).toEqual({});
  });

  test.each([
    ['fullName', 'A', 'Name must be at least 2 characters.'],
    ['fullName', ' A ', 'Name must be at least 2 characters.'],
    ['email', 'al@', 'Please enter a valid email address.'],
    ['email', 'al@example', 'Please enter a valid email address.'],
    ['email', 'al@example.', 'Please enter a valid email address.'],
    ['email', 'al@-example.com', 'Please enter a valid email address.'],
    ['email', 'é@example.com', 'Please enter a valid email address.'],
    ['email', '', 'Please enter a valid email address.'],
    ['address', '1 El', 'Address must be at least 5 characters.'],
  ])('rejects %s "%s"', (field, value, message) => {
    expect(messagesOf(profileSchema, { ...profile, [field]: value })).toEqual({ [field]: message });
  });
});
