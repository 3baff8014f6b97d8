import type { Page } from 'playwright/test';
import { field, fillOrder, placeOrder } from '../support/checkout.ts';
import { expect, lampLine, seedCart, test, toast, watchInfo } from '../support/shop-test.ts';

async function fillApplication(page: Page) {
  await field(page, 'Business Name').fill('Ada & Daughters');
  await field(page, 'Business Description').fill('Trays turned from one piece of walnut.');
  await field(page, 'Business Category').selectOption('home');
  await field(page, 'Tax ID / Business Number').fill('12-345');
}

async function fillProduct(page: Page) {
  await field(page, 'Product Name').fill('Walnut Tray');
  await field(page, 'Description').fill('Turned from one piece of walnut.');
  await field(page, 'Price ($)').fill('56.50');
  await field(page, 'Stock Quantity').fill('12');
  await field(page, 'Category').selectOption('home');
}

const forms = [
  {
    path: '/account',
    fill: async () => undefined,
    button: 'Save Changes',
    title: 'Profile Updated',
  },
  {
    path: '/account?tab=seller',
    fill: fillApplication,
    button: 'Create Seller Account',
    title: 'Seller Account Created',
  },
  {
    path: '/seller/add-product',
    fill: fillProduct,
    button: 'Create Product',
    title: 'Product Created',
  },
] as const;

for (const { path, fill, button, title } of forms) {
  for (const clickCount of [2, 3]) {
    test(`${clickCount} clicks on ${button} have one effect`, async ({ page }) => {
      const logged = watchInfo(page);
      await page.goto(path);
      await fill(page);
      await page.getByRole('button', { name: button }).click({ clickCount });
      await expect(toast(page, title)).toHaveCount(1);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
      expect(logged).toHaveLength(1);
    });
  }

  test(`two clicks on ${button} in one task have one effect`, async ({ page }) => {
    const logged = watchInfo(page);
    await page.goto(path);
    await fill(page);
    await page.getByRole('button', { name: button }).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
      element.form?.requestSubmit();
    });
    await expect(toast(page, title)).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    expect(logged).toHaveLength(1);
  });
}

test('a profile that is saved again later is saved again', async ({ page }) => {
  const logged = watchInfo(page);
  await page.goto('/account');
  await page.clock.install();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile Updated')).toHaveCount(1);
  await page.clock.fastForward(600);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => logged.length).toBe(2);
});

for (const clickCount of [2, 3]) {
  test(`${clickCount} clicks on Place Order place one order`, async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto('/checkout');
    await fillOrder(page);
    await placeOrder(page).click({ clickCount });
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  });
}

test('a late press on Place Order, while home is on its way, places no second order', async ({
  page,
}) => {
  await seedCart(page, [lampLine]);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/HomePage/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout');
  await fillOrder(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/');
  await placeOrder(page).evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
  release?.();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});
