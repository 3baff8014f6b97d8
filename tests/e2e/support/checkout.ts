import type { Locator, Page } from 'playwright/test';

/** What a shopper fills in to order, by the labels of the fields. */
export const order = {
  Email: 'ines@example.com',
  'First Name': 'Ines',
  'Last Name': 'Moreau',
  Address: '204 Alder Street',
  City: 'Portland',
  ZIP: 'SW1A 1AA',
  'Name on Card': 'Ines Moreau',
  'Card Number': 'any text will do',
  'Expiry Date': 'soon',
  CVV: 'abc',
};

/** A field by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** The button that places the order, whatever it says. */
export function placeOrder(page: Page): Locator {
  return page.getByRole('button', { name: /Place Order|Processing/ });
}

export async function fillOrder(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(order)) await field(page, label).fill(value);
}
