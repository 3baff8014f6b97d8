import { expect, type Locator, type Page } from 'playwright/test';

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

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export async function fillOrder(page: Page): Promise<void> {
  await fill(page, order);
}

/** Places an order and stops the clock while it is processed, which takes 1500 ms. */
export async function placeOrderAndPause(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await placeOrder(page).click();
  await expect(placeOrder(page)).toHaveText('Processing...');
}

/** Places an order and skips the time that it takes. */
export async function placeOrderAtOnce(page: Page): Promise<void> {
  await page.clock.install();
  await placeOrder(page).click();
  await page.clock.fastForward(1500);
}
