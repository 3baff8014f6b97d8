import type { Locator, Page } from 'playwright/test';

/** More than any test needs between two targets. */
const MAX_TAB_STOPS = 100;

/** Presses Tab until an element has the focus, at most `MAX_TAB_STOPS` times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}.`);
}

/** Tabs to an element and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types values into fields by label. Tabs to each field that has not the focus. */
export async function fillByKeyboard(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true });
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await tabTo(page, field);
    await page.keyboard.type(value);
  }
}

/** A valid seller application and a valid product, by field label. */
export const application = {
  'Business Name': 'Moreau Objects',
  'Business Description': 'Trays turned from one piece of walnut.',
  'Business Category': 'Home',
  'Tax ID / Business Number': '93-1234567',
};
export const tray = {
  'Product Name': 'Walnut Tray',
  Description: 'Turned from one piece of walnut.',
  'Price ($)': '56.50',
  'Stock Quantity': '12',
  Category: 'Home',
};
