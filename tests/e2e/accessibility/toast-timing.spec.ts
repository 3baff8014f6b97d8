import { lineOf, productOf } from '../../support/product-roles.ts';
import { cartLink, heading, removeButtons, toast } from '../support/locators.ts';
import { expect, seedCart, test } from '../support/shop-test.ts';

test.use({ hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [lineOf('costly'), lineOf('cheap')]);
  await page.goto('/cart');
});

test('a toast with keyboard focus stays open and closes after blur', async ({ page }) => {
  const { name } = productOf('costly');
  const removed = toast(page, `Removed ${name} from cart`);
  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await expect(removed).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.clock.runFor(60_000);
  await expect(removed).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await expect(removed).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).focus();
  await page.clock.runFor(7000);
  await expect(removed).toBeVisible();
  await page.clock.runFor(3000);
  await expect(removed).toHaveCount(0);
});

test('Tab moves the focus out of a toast, and Escape restores it', async ({ page }) => {
  await removeButtons(page).first().press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect(undo).toBeVisible();
  await last.focus();
  // Tab focuses Undo, then Dismiss, then leaves the toast.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.locator('[data-toast]:focus-within')).toHaveCount(0);
  await expect(last).not.toBeFocused();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
});

for (const leave of ['Escape', 'Shift+Tab'] as const) {
  test(`two toasts close in time once ${leave} has left them after F8`, async ({ page }) => {
    for (const { name } of [productOf('costly'), productOf('cheap')]) {
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
      await expect(toast(page, `Removed ${name} from cart`)).toBeVisible();
    }
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeFocused();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press(leave);
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
}

test('toasts close after a touch', async ({ page }) => {
  for (const name of [productOf('costly').name, productOf('cheap').name]) {
    await page.getByRole('button', { name: `Remove ${name}` }).tap();
    await toast(page, `Removed ${name} from cart`).tap();
  }
  await page.clock.runFor(10_000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('a toast below an open dialog stays open and closes after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await removeButtons(page).first().click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(7000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(3000);
  await expect(undo).toHaveCount(0);
});

test('Undo by keyboard on another page returns the focus to its heading', async ({ page }) => {
  for (const name of [productOf('costly').name, productOf('cheap').name]) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(toast(page, `Removed ${name} from cart`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'SHOP' }).click();
  await expect(heading(page)).toBeFocused();
  for (const count of ['1', '2']) {
    for (const key of ['F8', 'Enter']) await page.keyboard.press(key);
    await expect(cartLink(page)).toHaveText(count);
    await page.clock.runFor(1000);
    await expect(page.locator('[data-toast]')).toHaveCount(2 - Number(count));
    await expect(heading(page)).toBeFocused();
  }
});
