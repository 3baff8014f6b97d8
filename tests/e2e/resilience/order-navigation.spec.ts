import type { Page, Route } from 'playwright/test';
import { placeOrderAndPause, completeOrder } from '../support/checkout.ts';
import { checkoutValues, fill } from '../support/form-values.ts';
import { lineOf } from '../../support/product-roles.ts';
import { cartLink, field, heading, placeOrderButton, toast } from '../support/locators.ts';
import { expect, linesOf, seedCart, storedCart, test } from '../support/shop-test.ts';

async function expectOrder(page: Page) {
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('');
  expect(await storedCart(page)).toEqual([]);
}

test('home replaces the checkout after an order, and Back shows the top of the empty cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await seedCart(page, linesOf('123456'));
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fill(page, checkoutValues);
  await completeOrder(page);
  await expect(page).toHaveURL('/');
  await expectOrder(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(heading(page)).toHaveText(/Minimal Design/);
});

test('an order in processing survives Back and Forward and completes on the cart page', async ({
  page,
}) => {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fill(page, { ...checkoutValues, Country: 'Canada' });
  await placeOrderAndPause(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.goForward();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
  await expect(placeOrderButton(page)).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue('ines@example.com');
  await expect(field(page, 'Country')).toHaveValue('Canada');
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.clock.runFor(1000);
  await page.clock.resume();
  await expectOrder(page);
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Your cart is empty');
  // Undo would restore ordered lines. Without an order its toast would stay longer than 4 s.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 4000 });
  await page.goForward();
  await expect(heading(page)).toHaveText('Your cart is empty');
});

test('a link pressed in the moment before an order is completed is followed', async ({ page }) => {
  await openCheckout(page);
  await placeOrderAndPause(page);
  await page.getByRole('link', { name: 'SHOP' }).evaluate((link: HTMLAnchorElement) => {
    setTimeout(() => {
      link.click();
    }, 1499);
  });
  await page.clock.runFor(1600);
  await page.clock.resume();
  await expectOrder(page);
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toHaveText('Shop');
});

for (const moment of ['is captured', 'fades']) {
  test(`after an order, a link pressed while the checkout ${moment} opens its page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openCheckout(page);
    await page.getByRole('link', { name: 'SHOP' }).evaluate((link: HTMLAnchorElement, when) => {
      const pressOnScreen = () => {
        const { x, y } = link.getBoundingClientRect();
        document
          .elementFromPoint(x + 1, y + 1)
          ?.closest('a')
          ?.click();
      };
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        if (when === 'is captured') link.click();
        else void transition.ready.then(pressOnScreen);
        return transition;
      };
      Object.assign(window, { isSameDocument: true });
    }, moment);
    await placeOrderButton(page).click();
    await expectOrder(page);
    await expect(page).toHaveURL('/products');
    await expect(heading(page)).toHaveText('Shop');
    expect(await page.evaluate('window.isSameDocument')).toBe(true);
  });
}

/** Fills in the checkout in a tab that has not loaded the home page. */
async function openCheckout(page: Page) {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await fill(page, checkoutValues);
}

test.describe('Order completion while chunks fail to load', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('an offline order completes and shows the home page', async ({ page, context }) => {
    await openCheckout(page);
    await context.setOffline(true);
    await completeOrder(page);
    await expectOrder(page);
    await expect(heading(page)).toHaveText(/Minimal Design/);
  });

  test('an order completes once while the chunk of another page hangs', async ({ page }) => {
    await openCheckout(page);
    const held: Route[] = [];
    await page.route(/AccountPage/, (route) => void held.push(route));
    await placeOrderAndPause(page);
    await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).click();
    await page.clock.runFor(1600);
    await page.clock.resume();
    await expectOrder(page);
    for (const route of held) await route.continue();
    await expect(heading(page)).toHaveText('My Account');
    await expectOrder(page);
  });
});
