import type { Page } from 'playwright/test';
import {
  field,
  fillOrder,
  placeOrder,
  placeOrderAndPause,
  placeOrderAtOnce,
} from '../support/checkout.ts';
import {
  cartLink,
  expect,
  heading,
  lampLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';

async function expectOrder(page: Page) {
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('');
  expect(await storedCart(page)).toEqual([]);
}

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
  await placeOrderAtOnce(page);
  await expect(page).toHaveURL('/');
  await expectOrder(page);
  // The checkout is no step of the way back: an order that was placed cannot be placed again.
  await page.goBack();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.goBack();
  await expect(heading(page)).toHaveText('Arc Desk Lamp');
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText(/Minimal Design/);
});

test('an order stays on its way over Back and Forward, and is placed without leaving the cart', async ({
  page,
}) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillOrder(page);
  await placeOrderAndPause(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.goForward();
  await expect(placeOrder(page)).toHaveText('Processing...');
  await expect(placeOrder(page)).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue('ines@example.com');
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectOrder(page);
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Your cart is empty');
  // It could bring back what was ordered; the toast would go by itself later.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 4000 });
  await page.goForward();
  await expect(heading(page)).toHaveText('Your cart is empty');
});

/** Opens the checkout without ever having loaded the home page. */
async function openCheckout(page: Page) {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  await fillOrder(page);
}

test.describe('an order while code does not load', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('is placed and shows home when the line drops before Place Order', async ({
    page,
    context,
  }) => {
    const home = page.waitForResponse(/HomePage/);
    await openCheckout(page);
    await home;
    await context.setOffline(true);
    await placeOrderAtOnce(page);
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
    await placeOrderAtOnce(page);
    await expectOrder(page);
    await expect(heading(page)).toHaveText(/Minimal Design/);
  });

  test('is placed when the code of home is gone', async ({ page }) => {
    await page.route(/HomePage/, (route) => route.fulfill({ status: 404, body: '' }));
    await openCheckout(page);
    await placeOrderAtOnce(page);
    await expectOrder(page);
  });

  test('is placed when the page that was gone to meanwhile hangs', async ({ page }) => {
    await openCheckout(page);
    await page.route(/AccountPage/, () => undefined);
    await placeOrderAndPause(page);
    await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).click();
    await page.clock.runFor(1600);
    await page.clock.resume();
    await expectOrder(page);
    await expect(page).toHaveURL('/account');
  });
});
