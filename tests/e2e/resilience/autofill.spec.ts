import type { Page } from 'playwright/test';
import { checkoutValues } from '../support/form-values.ts';
import { lineOf } from '../../support/product-roles.ts';
import { placeOrderButton } from '../support/locators.ts';
import { expect, seedCart, test } from '../support/shop-test.ts';
import { openBeforeHydration, stallScripts } from '../support/stall-scripts.ts';

/** Acts as a password manager: adds an icon after each field and sets values without events. */
async function autofill(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((valuesByLabel) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')) {
      field.after(document.createElement('div'));
      field.value = valuesByLabel[field.labels?.[0]?.textContent ?? ''] ?? field.value;
    }
  }, values);
}

test('an order uses values that a password manager filled in before hydration', async ({
  page,
}) => {
  await seedCart(page, [lineOf('costly')]);
  const release = await openBeforeHydration(page, '/checkout');
  await autofill(page, checkoutValues);
  const email = page.getByLabel('Email');
  await email.fill('typed@example.com');
  await release();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('typed@example.com');
  await placeOrderButton(page).click();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
});

test('the profile saves values that a password manager filled in while its chunk loaded', async ({
  page,
}) => {
  const saved = page.waitForEvent('console', (message) =>
    message.text().includes('fullName: Mara Lind'),
  );
  const chunk = /AccountPage-.*\.js$/;
  const release = await stallScripts(page, chunk);
  const loading = page.waitForRequest(chunk);
  await page.goto('/account', { waitUntil: 'commit' });
  await loading;
  await autofill(page, { 'Full Name': 'Mara Lind' });
  await release();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved;
});
