import { expect, test } from './support/shop-test.ts';

test('account tabs push history entries, keep the query and survive a reload', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto('/account?utm_source=x');
  await tab('Orders').click();
  await expect(page).toHaveURL('/account?utm_source=x&tab=orders');
  await tab('Seller Dashboard').click();
  await expect(page).toHaveURL('/account?utm_source=x&tab=seller');
  await page.reload();
  await expect(tab('Seller Dashboard')).toHaveAttribute('aria-selected', 'true');
  await tab('Seller Dashboard').focus();
  await page.goBack();
  await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Orders')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/account?utm_source=x');
  await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');

  await test.step('a tab left by Back opens again', async () => {
    await tab('Orders').click();
    await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/account?utm_source=x&tab=orders');
  });
});

test('a seller account lasts until a reload', async ({ page }) => {
  await page.goto('/account?tab=seller');
  await page.getByLabel('Business Name').fill('Ada & Daughters');
  await page.getByLabel('Business Description').fill('Trays turned from one piece of walnut.');
  await page.getByLabel('Business Category').selectOption('home');
  await page.getByLabel('Tax ID / Business Number').fill('12-345');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
  await page.getByRole('link', { name: 'Manage Products' }).click();
  await expect(page).toHaveURL('/seller/products');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Become a Seller' })).toBeVisible();
});

test('opening a tab does not scroll to the top', async ({ page }) => {
  await page.goto('/account');
  await page.evaluate(() => {
    scrollTo(0, 100);
  });
  await page.getByRole('tab', { name: 'Seller Dashboard' }).click();
  await expect(page).toHaveURL('/account?tab=seller');
  await expect(page.getByLabel('Business Name')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
});
