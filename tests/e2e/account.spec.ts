import { expect, test } from './support/shop-test.ts';

test('account tabs push entries, preserve the query and survive a reload', async ({ page }) => {
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
