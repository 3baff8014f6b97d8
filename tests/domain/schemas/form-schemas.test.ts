import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { profileSchema } from '../../../src/domain/schemas/profile.ts';
import { sellerApplicationSchema } from '../../../src/domain/schemas/seller-application.ts';
import { SELLER_CATEGORIES } from '../../../src/domain/seller-categories.ts';
import { sellerProductSchema } from '../../../src/domain/schemas/seller-product.ts';

/** The schema of each form, with short values. */
const forms = {
  profile: {
    schema: profileSchema,
    values: { fullName: 'Al', email: 'al@example.com', phone: '', address: '1 Elm' },
  },
  application: {
    schema: sellerApplicationSchema,
    values: {
      businessName: 'AB',
      businessDescription: 'Ten chars!',
      category: 'home',
      taxId: '12345',
    },
  },
  product: {
    schema: sellerProductSchema,
    values: {
      name: 'AB',
      description: 'Ten chars!',
      price: '12.50',
      stock: '0',
      category: 'home',
    },
  },
};

const EMAIL_MESSAGE = 'Please enter a valid email address.';
const PRICE_MESSAGE = 'Price must be a positive number.';
const STOCK_MESSAGE = 'Stock must be a non-negative number.';

function parse(form: keyof typeof forms, changes: Record<string, unknown>) {
  const { schema, values } = forms[form];
  return z.safeParse<z.core.$ZodType>(schema, { ...values, ...changes });
}

test.each([
  ['profile', 'phone', undefined],
  ['profile', 'phone', ' 555 ', '555'],
  ['profile', 'fullName', ' Al ', 'Al'],
  ['profile', 'fullName', 'नमस्\u200dते'],
  ...[
    'a&b@c.co',
    'a!b@c.co',
    'a=b@c.co',
    'a..b@c-d.co',
    'a@почта.рф',
    'a@xn--80a1acny.xn--p1ai',
  ].map((email) => ['profile', 'email', email] as const),
  ...SELLER_CATEGORIES.map(({ value }) => ['application', 'category', value] as const),
  ['product', 'price', '0.01', 0.01],
  ['product', 'price', ' 12.50 ', 12.5],
  ['product', 'price', '.25', 0.25],
  ['product', 'price', '12.', 12],
  ['product', 'price', '1e3', 1000],
  ['product', 'price', '1e+10', 1e10],
  ['product', 'price', '5e-7', 5e-7],
  ['product', 'price', '+5', 5],
  ['product', 'stock', '+0', 0],
  ['product', 'stock', ' 124 ', 124],
  ['product', 'stock', '1e3', 1000],
] as const)('the %s form accepts %s "%s"', (form, field, text, value: unknown = text) => {
  expect(parse(form, { [field]: text })).toMatchObject({ success: true, data: { [field]: value } });
});

test.each([
  ['profile', 'fullName', 'A', 'Name must be at least 2 characters.'],
  ['profile', 'fullName', ' A ', 'Name must be at least 2 characters.'],
  ['profile', 'email', 'al@', EMAIL_MESSAGE],
  ['profile', 'email', 'al@example', EMAIL_MESSAGE],
  ['profile', 'email', 'al@example.', EMAIL_MESSAGE],
  ['profile', 'email', 'al@-example.com', EMAIL_MESSAGE],
  ['profile', 'email', 'é@example.com', EMAIL_MESSAGE],
  ['profile', 'email', '', EMAIL_MESSAGE],
  ['profile', 'address', '1 El', 'Address must be at least 5 characters.'],
  ['application', 'businessName', 'A', 'Business name must be at least 2 characters.'],
  [
    'application',
    'businessDescription',
    'Nine char',
    'Description must be at least 10 characters.',
  ],
  ['application', 'category', '', 'Please select a business category.'],
  ['application', 'category', 'constructor', 'Please select a business category.'],
  ['application', 'taxId', '1234', 'Tax ID must be at least 5 characters.'],
  ['product', 'name', 'A', 'Product name must be at least 2 characters.'],
  ['product', 'description', 'Nine char', 'Description must be at least 10 characters.'],
  ['product', 'category', '', 'Please select a product category.'],
  ['product', 'price', '', PRICE_MESSAGE],
  ['product', 'price', 'abc', PRICE_MESSAGE],
  ['product', 'price', '-1', PRICE_MESSAGE],
  ['product', 'price', '0', PRICE_MESSAGE],
  ['product', 'price', '1e999', PRICE_MESSAGE],
  ['product', 'price', '1e-999', PRICE_MESSAGE],
  ['product', 'price', '0x10', PRICE_MESSAGE],
  ['product', 'price', 'Infinity', PRICE_MESSAGE],
  ['product', 'price', '.', PRICE_MESSAGE],
  ['product', 'price', ' 12,50 ', PRICE_MESSAGE],
  ['product', 'price', '9'.repeat(400), PRICE_MESSAGE],
  ['product', 'stock', '', STOCK_MESSAGE],
  ['product', 'stock', '-1', STOCK_MESSAGE],
  ['product', 'stock', '-0.5', STOCK_MESSAGE],
  ['product', 'stock', '1.5', STOCK_MESSAGE],
  ['product', 'stock', 'many', STOCK_MESSAGE],
  ['product', 'stock', '9'.repeat(20), STOCK_MESSAGE],
] as const)('the %s form rejects %s "%s"', (form, field, text, message) => {
  const issues = parse(form, { [field]: text }).error?.issues ?? [];
  expect(issues.map((issue) => [...issue.path, issue.message])).toEqual([[field, message]]);
});

test('SELLER_CATEGORIES has the nine labels of Rules, Seller area, in their order', () => {
  expect(SELLER_CATEGORIES.map(({ label }) => label)).toEqual([
    'Electronics',
    'Clothing',
    'Home & Kitchen',
    'Beauty & Personal Care',
    'Sports & Outdoors',
    'Toys & Games',
    'Books & Media',
    'Food & Grocery',
    'Other',
  ]);
});
