import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/shop-test.ts';

/** Presses Tab until the focus is on the element of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const text = (await focused.count()) === 1 ? await accessibleName(page) : '';
    if (text === name) return;
  }
  throw new Error(`Tab never reached "${name}".`);
}

/** The name of the focused element, as label, `aria-label` or text give it. */
function accessibleName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const labelledBy = element.getAttribute('aria-labelledby');
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const text =
      element.getAttribute('aria-label') ??
      (labelledBy === null ? undefined : document.getElementById(labelledBy)?.textContent) ??
      labels[0]?.textContent ??
      element.textContent;
    return text.trim();
  });
}

test('from the front door to the placed order, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Explore Collection');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();

  await tabTo(page, 'Search products');
  await page.keyboard.type('pour');
  await expect(page.getByRole('article', { name: 'Pour-Over Set' })).toBeVisible();
  await tabTo(page, 'Pour-Over Set');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pour-Over Set' })).toBeFocused();

  await tabTo(page, 'Increase quantity');
  await page.keyboard.press('Space');
  await tabTo(page, 'Add to Cart');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added Pour-Over Set to cart')).toBeVisible();
  await tabTo(page, 'View Cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused();

  await tabTo(page, 'Proceed to Checkout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  for (const [label, value] of [
    ['Email', 'ines@example.com'],
    ['First Name', 'Ines'],
    ['Last Name', 'Moreau'],
    ['Address', '204 Alder Street'],
    ['City', 'Portland'],
    ['ZIP', '97205'],
    ['Name on Card', 'Ines Moreau'],
    ['Card Number', '4111 1111 1111 1111'],
    ['Expiry Date', '12/29'],
    ['CVV', '123'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
  await tabTo(page, 'Place Order');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
