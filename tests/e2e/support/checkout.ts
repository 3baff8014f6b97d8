import { expect, type Page } from 'playwright/test';
import { field, placeOrderButton } from './locators.ts';

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
export const order = { ...contact, ...card };

/** Valid values of the form `Become a Seller` by field label. Keys and `selectOption` both select the label `Other`. */
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

/** Places an order and pauses the clock during the 1500 ms of processing. */
export async function placeOrderAndPause(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await placeOrderButton(page).click();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
}

/** Places an order and fast-forwards through the 1500 ms of processing. */
export async function completeOrder(page: Page): Promise<void> {
  await page.clock.install();
  await placeOrderButton(page).click();
  await page.clock.fastForward(1500);
}
