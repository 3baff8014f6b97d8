import type { Page } from 'playwright/test';
import { field } from './locators.ts';

export { card, checkoutValues, contact } from '../../../stories/fixtures/shop/form-values.ts';

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
