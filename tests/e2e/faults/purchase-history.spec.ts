import type { Page } from 'playwright/test';
import { field, fillOrder, placeOrder } from '../support/checkout.ts';
import {
  cartLink,
  expect,
  lampLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every step of a purchase can be gone back and forward', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await productCard(page, 'Arc Desk Lamp').getByRole('link').click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await cartLink(page).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(heading(page)).toHaveText('Checkout');

  const steps = [/Minimal Design/, 'Shop', 'Arc Desk Lamp', 'Shopping Cart', 'Checkout'] as const;
  for (const step of steps.toReversed().slice(1)) {
    await page.goBack();
    await expect(heading(page)).toHaveText(step);
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expect(heading(page)).toHaveText(step);
  }

  await fillOrder(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  // The checkout is no step of the way back: an order that was placed cannot be placed again.
  await page.goBack();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.goBack();
  await expect(heading(page)).toHaveText('Arc Desk Lamp');
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText(/Minimal Design/);
  expect(await storedCart(page)).toEqual([]);
});

test('whoever goes back while the order is on its way gets it, and stays', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillOrder(page);
  await placeOrder(page).click();
  await expect(placeOrder(page)).toHaveText('Processing...');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.goForward();
  await expect(heading(page)).toHaveText('Your cart is empty');
});

test('whoever goes back and forward again finds the order still on its way', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.clock.install();
  await fillOrder(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await placeOrder(page).click();
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.goForward();
  await expect(placeOrder(page)).toHaveText('Processing...');
  await expect(placeOrder(page)).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue('ines@example.com');
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
});

for (const [path, title] of [
  ['/', /Minimal Design/],
  ['/products?q=lamp', 'Shop'],
  ['/product/1', 'Arc Desk Lamp'],
  ['/product/nothing', 'Product Not Found'],
  ['/cart', 'Shopping Cart'],
  ['/checkout', 'Checkout'],
  ['/account?tab=seller', 'My Account'],
  ['/seller/products', 'My Products'],
  ['/seller/add-product', 'Add New Product'],
  ['/seller/edit-product/7', 'Edit Product'],
  ['/seller/orders', 'Seller Orders'],
  ['/seller/analytics', 'Analytics'],
] as const) {
  test(`a reload of ${path} brings it back, with the cart`, async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await page.reload();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
    await expect(cartLink(page)).toHaveText('1');
  });
}

test('Undo from before an order cannot bring ordered lines back', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillOrder(page);
  await placeOrder(page).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  // Sooner than the toast would go by itself.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 4000 });
  expect(await storedCart(page)).toEqual([]);
});

/** Opens the checkout without ever having loaded the home page. */
async function openCheckout(page: Page) {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  await fillOrder(page);
}

async function expectOrder(page: Page) {
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('');
  expect(await storedCart(page)).toEqual([]);
}

test.describe('an order while code does not load', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('is placed and shows home when the line drops before Place Order', async ({
    page,
    context,
  }) => {
    const home = page.waitForResponse(/HomePage/);
    await openCheckout(page);
    await home;
    await context.setOffline(true);
    await placeOrder(page).click();
    await expectOrder(page);
    await expect(heading(page)).toHaveText(/Minimal Design/);
  });

  test('is placed and shows home when its code was missing once', async ({ page }) => {
    let requests = 0;
    await page.route(/HomePage/, (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback();
    });
    await openCheckout(page);
    await placeOrder(page).click();
    await expectOrder(page);
    await expect(heading(page)).toHaveText(/Minimal Design/);
  });

  test('is placed when the code of home is gone', async ({ page }) => {
    await page.route(/HomePage/, (route) => route.fulfill({ status: 404, body: '' }));
    await openCheckout(page);
    await placeOrder(page).click();
    await expectOrder(page);
  });

  test('is placed after 1500 ms when the page that was gone to hangs', async ({ page }) => {
    await openCheckout(page);
    await page.route(/AccountPage/, () => undefined);
    await placeOrder(page).click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/account"]')?.click();
    });
    await expectOrder(page);
    await expect(page).toHaveURL('/account');
  });
});
