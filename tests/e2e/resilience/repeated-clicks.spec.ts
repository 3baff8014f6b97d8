import { fillOrder, placeOrder } from '../support/checkout.ts';
import { stallScripts } from '../support/stall-scripts.ts';
import {
  expect,
  heading,
  lampLine,
  seedCart,
  test,
  toast,
  watchInfo,
} from '../support/shop-test.ts';

test('several clicks on Save Changes save once, and a later one saves again', async ({ page }) => {
  const logged = watchInfo(page);
  await page.goto('/account');
  await page.clock.install();
  const button = page.getByRole('button', { name: 'Save Changes' });
  await button.click({ clickCount: 3 });
  await expect(toast(page, 'Profile Updated')).toHaveCount(1);
  expect(logged).toHaveLength(1);
  await page.clock.fastForward(600);
  await button.click();
  await expect.poll(() => logged.length).toBe(2);
  await page.clock.fastForward(600);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
  await expect.poll(() => logged.length).toBe(3);
});

test('several clicks on Place Order, and a late one while home loads, place one order', async ({
  page,
}) => {
  await seedCart(page, [lampLine]);
  const releaseHome = await stallScripts(page, /HomePage/);
  await page.goto('/checkout');
  await fillOrder(page);
  await placeOrder(page).click({ clickCount: 3 });
  await expect(page).toHaveURL('/');
  await placeOrder(page).evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
  await releaseHome();
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});
