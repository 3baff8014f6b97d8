import type { Page } from 'playwright/test';
import { expect, test, toast, watchInfo } from './support/shop-test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function expectRefused(page: Page, label: string, message: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(message);
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

async function signUp(page: Page) {
  await field(page, 'Business Name').fill('Ada & Daughters');
  await field(page, 'Business Description').fill('Trays turned from one piece of walnut.');
  await field(page, 'Business Category').selectOption({ label: 'Home & Kitchen' });
  await field(page, 'Tax ID / Business Number').fill('12-345');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
}

test.describe('the tabs', () => {
  test('are three, the first one open', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveTitle('My Account | ESSENCE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Orders', 'Seller Dashboard']);
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
  });

  test('stand in the address, so that a link, a reload and Back work', async ({ page }) => {
    await page.goto('/account');
    await tab(page, 'Orders').click();
    await expect(page).toHaveURL('/account?tab=orders');
    await tab(page, 'Seller Dashboard').click();
    await expect(page).toHaveURL('/account?tab=seller');
    await page.reload();
    await expect(tab(page, 'Seller Dashboard')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Orders')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  });

  test('are walked with the arrow keys', async ({ page }) => {
    await page.goto('/account');
    await tab(page, 'Profile').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Orders')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab(page, 'Seller Dashboard')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Profile')).toBeFocused();
  });

  test('open again by a click after Back', async ({ page }) => {
    await page.goto('/account');
    await tab(page, 'Orders').click();
    await expect(page).toHaveURL('/account?tab=orders');
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await tab(page, 'Orders').click();
    await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/account?tab=orders');
  });

  test('an unknown one is the first', async ({ page }) => {
    await page.goto('/account?tab=constructor');
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  });

  test('keep what was half typed', async ({ page }) => {
    await page.goto('/account');
    await field(page, 'Full Name').fill('Ada');
    await tab(page, 'Seller Dashboard').click();
    await field(page, 'Business Name').fill('Ada & Daughters');
    await tab(page, 'Profile').click();
    await expect(field(page, 'Full Name')).toHaveValue('Ada');
    await tab(page, 'Seller Dashboard').click();
    await expect(field(page, 'Business Name')).toHaveValue('Ada & Daughters');
  });
});

test.describe('the profile', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/account');
  });

  test('is pre-filled, and saving it logs the values once and says so', async ({ page }) => {
    const logged = watchInfo(page);
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    for (const label of ['Full Name', 'Email', 'Phone Number', 'Address']) {
      await expect(field(page, label)).not.toHaveValue('');
    }
    await field(page, 'Full Name').fill('Ada Lovelace');
    await field(page, 'Phone Number').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile Updated')).toBeVisible();
    await expect(
      toast(page, 'Your profile information has been updated successfully.'),
    ).toBeVisible();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('Ada Lovelace');
    await page.reload();
    await expect(field(page, 'Full Name')).not.toHaveValue('Ada Lovelace');
  });

  for (const [label, value, message] of [
    ['Full Name', 'A', 'Name must be at least 2 characters.'],
    ['Email', 'ada@', 'Please enter a valid email address.'],
    ['Address', '1 El', 'Address must be at least 5 characters.'],
  ] as const) {
    test(`refuses ${label} of "${value}" until it is mended`, async ({ page }) => {
      const logged = watchInfo(page);
      const right = await field(page, label).inputValue();
      await field(page, label).fill(value);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectRefused(page, label, message);
      await expect(field(page, label)).toBeFocused();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      expect(logged).toEqual([]);
      await field(page, label).fill(right);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false');
    });
  }

  test('focuses the first of several wrong fields', async ({ page }) => {
    for (const label of ['Address', 'Email', 'Full Name']) await field(page, label).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(field(page, 'Full Name')).toBeFocused();
  });
});

test('the orders are none', async ({ page }) => {
  await page.goto('/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible();
  await expect(page.getByText("You don't have any orders yet.")).toBeVisible();
});

test.describe('becoming a seller', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/account?tab=seller');
  });

  test('starts with a form of nine categories', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Become a Seller' })).toBeVisible();
    await expect(
      page.getByText('Complete the form below to set up your seller account'),
    ).toBeVisible();
    await expect(field(page, 'Business Category').locator('option:not([value=""])')).toHaveText([
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

  test('refuses an empty form, field by field', async ({ page }) => {
    await page.getByRole('button', { name: 'Create Seller Account' }).click();
    await expectRefused(page, 'Business Name', 'Business name must be at least 2 characters.');
    await expectRefused(
      page,
      'Business Description',
      'Description must be at least 10 characters.',
    );
    await expectRefused(page, 'Business Category', 'Please select a business category.');
    await expectRefused(page, 'Tax ID / Business Number', 'Tax ID must be at least 5 characters.');
    await expect(field(page, 'Business Name')).toBeFocused();
  });

  test('leads to the dashboard, until a reload', async ({ page }) => {
    const logged = watchInfo(page);
    await signUp(page);
    await expect(toast(page, 'Seller Account Created')).toBeVisible();
    await expect(toast(page, 'Your seller account has been created successfully.')).toBeVisible();
    expect(logged).toHaveLength(1);

    const dashboard = page.getByRole('tabpanel', { name: 'Seller Dashboard' });
    await expect(dashboard.getByRole('heading', { name: 'Seller Dashboard' })).toBeFocused();
    for (const [term, figure] of [
      ['Products', '0'],
      ['Sales', '$0.00'],
      ['Orders', '0'],
    ] as const) {
      await expect(
        dashboard
          .locator('dl > div')
          .filter({ has: page.getByText(term, { exact: true }) })
          .locator('dd'),
      ).toHaveText(figure);
    }
    await expect(dashboard.getByText('Ready to start selling?')).toBeVisible();
    await expect(dashboard.getByRole('link', { name: 'Add Product' })).toHaveAttribute(
      'href',
      '/seller/add-product',
    );
    await dashboard.getByRole('link', { name: 'Manage Products' }).click();
    await expect(page).toHaveURL('/seller/products');

    await page.goBack();
    await expect(dashboard.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Become a Seller' })).toBeVisible();
  });
});

test('a tab can be pressed again after Back', async ({ page }) => {
  await page.goto('/account');
  const orders = page.getByRole('tab', { name: 'Orders' });
  await orders.click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await orders.click();
  await expect(orders).toHaveAttribute('aria-selected', 'true');
});

test('the profile form submits a value that was set without an event', async ({ page }) => {
  const logged = watchInfo(page);
  await page.goto('/account');
  await page.getByLabel('Full Name').evaluate((input: HTMLInputElement) => {
    input.value = 'Silent Fill';
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => logged.join()).toContain('Silent Fill');
});
