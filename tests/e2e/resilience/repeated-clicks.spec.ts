import { fillOrder, placeOrderButton } from '../support/checkout.ts';
import {
  expect,
  heading,
  lampLine,
  seedCart,
  test,
  toast,
  collectInfoLogs,
} from '../support/shop-test.ts';

test('a triple click on Save Changes saves once, a later click saves again', async ({ page }) => {
  const logs = collectInfoLogs(page);
  await page.goto('/account');
  await page.clock.install();
  const button = page.getByRole('button', { name: 'Save Changes' });
  await button.click({ clickCount: 3 });
  await expect(toast(page, 'Profile Updated')).toHaveCount(1);
  expect(logs).toHaveLength(1);
  await page.clock.fastForward(600);
  await button.click();
  await expect.poll(() => logs.length).toBe(2);
  await page.clock.fastForward(600);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await expect.poll(() => logs.length).toBe(3);
});

test('repeated submits place one order', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  await fillOrder(page);
  await placeOrderButton(page).click({ clickCount: 3 });
  await placeOrderButton(page).evaluate((element: HTMLButtonElement) =>
    element.form?.requestSubmit(),
  );
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});
