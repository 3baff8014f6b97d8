import type { Page } from 'playwright/test';
import { field } from './locators.ts';

/** Valid checkout values by field label. */
export const contact = {
  Email: 'ines@example.com',
  'First Name': 'Ines',
  'Last Name': 'Moreau',
  Address: '204 Alder Street',
  City: 'Portland',
  ZIP: 'SW1A 1AA',
};
export const card = {
  'Name on Card': 'Ines Moreau',
  'Card Number': 'any text will do',
  'Expiry Date': 'soon',
  CVV: 'abc',
};
export const checkoutValues = { ...contact, ...card };

/** Valid values of the seller application by field label. Keys and `selectOption` both select the label `Other`. */
export const application = {
  'Business Name': 'Moreau Objects',
  'Business Description': 'Trays turned from one piece of walnut.',
  'Business Category': 'Other',
  'Tax ID / Business Number': '93-1234567',
};

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const target = field(page, label);
    if (await target.evaluate((element) => element.matches('select'))) {
      await target.selectOption(value);
    } else await target.fill(value);
  }
}
