import type { Page } from 'playwright/test';
import { expect, lampLine, seedCart, test } from '../support/shop-test.ts';

/** A form of the shop, and what it asks for. */
interface Form {
  name: string;
  path: string;
  submit: string;
  /** The fields that must be filled in, in their order. */
  required: readonly string[];
  /** Those that need not. */
  optional?: readonly string[];
  /** What fills in the first of them well enough. */
  mended: string;
}

const forms: readonly Form[] = [
  {
    name: 'Checkout',
    path: '/checkout',
    submit: 'Place Order',
    required: [
      'Email',
      'First Name',
      'Last Name',
      'Address',
      'City',
      'ZIP',
      'Name on Card',
      'Card Number',
      'Expiry Date',
      'CVV',
    ],
    mended: 'ines@example.com',
  },
  {
    name: 'Personal Information',
    path: '/account',
    submit: 'Save Changes',
    required: ['Full Name', 'Email', 'Address'],
    optional: ['Phone Number'],
    mended: 'Ines Moreau',
  },
  {
    name: 'Become a Seller',
    path: '/account?tab=seller',
    submit: 'Create Seller Account',
    required: [
      'Business Name',
      'Business Description',
      'Business Category',
      'Tax ID / Business Number',
    ],
    mended: 'Moreau Objects',
  },
  {
    name: 'Add New Product',
    path: '/seller/add-product',
    submit: 'Create Product',
    required: ['Product Name', 'Description', 'Price ($)', 'Stock Quantity', 'Category'],
    mended: 'Walnut Tray',
  },
];

/** A field of a form, by its label. */
const fieldOf = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label, { exact: true });

for (const { name, path, submit, required, optional = [], mended } of forms) {
  test.describe(`the form ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await seedCart(page, [lampLine]);
      await page.goto(path);
    });

    test('says which of its fields must be filled in', async ({ page }) => {
      for (const label of required) {
        await expect(fieldOf(page, name, label)).toHaveJSProperty('required', true);
      }
      for (const label of optional) {
        await expect(fieldOf(page, name, label)).toHaveJSProperty('required', false);
        await expect(fieldOf(page, name, label)).toHaveAccessibleDescription('Optional');
      }
    });

    test('ties what is wrong to its field and leads to the first of them', async ({ page }) => {
      for (const label of required) {
        const control = fieldOf(page, name, label);
        if ((await control.evaluate(({ localName }) => localName)) !== 'select') {
          await control.fill('');
        }
      }
      await page.getByRole('button', { name: submit }).press('Enter');
      const [first = ''] = required;
      await expect(fieldOf(page, name, first)).toBeFocused();
      await expect(fieldOf(page, name, first)).toBeInViewport();
      for (const label of required) {
        await expect(fieldOf(page, name, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(fieldOf(page, name, label)).toHaveAccessibleDescription(/\w.*\.$/);
      }
      for (const label of optional) {
        await expect(fieldOf(page, name, label)).toHaveAttribute('aria-invalid', 'false');
      }

      await fieldOf(page, name, first).fill(mended);
      await expect(fieldOf(page, name, first)).toHaveAttribute('aria-invalid', 'false');
      await expect(fieldOf(page, name, first)).toHaveAccessibleDescription('');
    });

    test('changes nothing but itself while it is filled in', async ({ page }) => {
      const address = page.url();
      for (const label of required) {
        const control = fieldOf(page, name, label);
        await control.focus();
        if ((await control.evaluate(({ localName }) => localName)) === 'select') {
          await control.selectOption({ index: 1 });
        } else {
          await control.fill('12');
        }
        await expect(control).toBeFocused();
      }
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  });
}

test('fields about a person tell the browser what they are for', async ({ page }) => {
  await seedCart(page, [lampLine]);
  const purposes = {
    '/checkout': {
      Email: 'email',
      'First Name': 'given-name',
      'Last Name': 'family-name',
      Address: 'address-line1',
      City: 'address-level2',
      ZIP: 'postal-code',
      Country: 'country-name',
      'Name on Card': 'cc-name',
      'Card Number': 'cc-number',
      'Expiry Date': 'cc-exp',
      CVV: 'cc-csc',
    },
    '/account': {
      'Full Name': 'name',
      Email: 'email',
      'Phone Number': 'tel',
      Address: 'street-address',
    },
    '/account?tab=seller': { 'Business Name': 'organization' },
  };
  for (const [path, fields] of Object.entries(purposes)) {
    await page.goto(path);
    for (const [label, purpose] of Object.entries(fields)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
        'autocomplete',
        purpose,
      );
    }
  }
});

test('the checkout asks for nothing twice and takes what is pasted', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  const purposes = await page
    .getByRole('form', { name: 'Checkout' })
    .locator('input, select')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
  expect(new Set(purposes).size).toBe(purposes.length);
  expect(purposes).not.toContain(null);
  const card = page.getByLabel('Card Number');
  await card.focus();
  await page.evaluate(() => document.execCommand('insertText', false, '4111 1111 1111 1111'));
  await expect(card).toHaveValue('4111 1111 1111 1111');
});

test('an order can be looked at before it is placed', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Arc Desk Lamp');
  await expect(summary).toContainText('$159.43');
  await page.getByLabel('Email').fill('ines');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/@/);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
});
