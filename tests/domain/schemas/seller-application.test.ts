import { describe, expect, test } from 'vitest';
import { sellerApplicationSchema } from '../../../src/domain/schemas/seller-application.ts';
import { SELLER_CATEGORIES } from '../../../src/domain/schemas/seller-categories.ts';
import { messagesOf } from './messages.ts';

const application = {
  businessName: 'AB',
  businessDescription: 'Ten chars!',
  category: 'home',
  taxId: '12345',
};

describe('sellerApplicationSchema', () => {
  test('accepts values of the minimum length, in every category', () => {
    for (const { value } of SELLER_CATEGORIES) {
      expect(messagesOf(sellerApplicationSchema, { ...application, category: value })).toEqual({});
    }
  });

  test.each([
    ['businessName', 'A', 'Business name must be at least 2 characters.'],
    ['businessDescription', 'Nine char', 'Description must be at least 10 characters.'],
    ['category', '', 'Please select a business category.'],
    ['category', 'constructor', 'Please select a business category.'],
    ['taxId', '1234', 'Tax ID must be at least 5 characters.'],
  ])('rejects %s "%s"', (field, value, message) => {
    expect(messagesOf(sellerApplicationSchema, { ...application, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('SELLER_CATEGORIES has the specified values', () => {
    expect(SELLER_CATEGORIES.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'electronics: Electronics',
      'clothing: Clothing',
      'home: Home & Kitchen',
      'beauty: Beauty & Personal Care',
      'sports: Sports & Outdoors',
      'toys: Toys & Games',
      'books: Books & Media',
      'food: Food & Grocery',
      'other: Other',
    ]);
  });
});
