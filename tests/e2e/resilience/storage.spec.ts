import type { Page } from 'playwright/test';
import { completeOrder } from '../support/checkout.ts';
import { checkoutValues, fill } from '../support/form-values.ts';
import { documents } from '../support/documents.ts';
import { lineOf, productOf } from '../../support/product-roles.ts';
import { cartLink, productCard, toast } from '../support/locators.ts';
import { expect, seedCart, storedCart, test } from '../support/shop-test.ts';

const WARNING = 'Your cart cannot be saved';

const addToCart = (page: Page, name: string) => productCard(page, name).getByRole('button').click();

/** Storage failures as init scripts. */
const failures = {
  'is blocked': () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'is null': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [failure, script] of Object.entries(failures)) {
  test(`the shop shows one warning and accepts orders when localStorage ${failure}`, async ({
    page,
  }) => {
    const [{ name }, other] = [productOf('costly'), productOf('lowStock')];
    await page.addInitScript(script);
    await page.clock.install();
    await page.goto('/products');
    const warning = page.locator('[data-toast]').filter({ hasText: WARNING });
    await expect(warning).toHaveCount(0);
    await addToCart(page, name);
    await expect(toast(page, `Added ${name} to cart`)).toBeVisible();
    await expect(warning).toContainText(
      'Browser storage is full or blocked. Changes last until you leave or reload.',
    );
    // It stays, also after the focus has left it.
    await warning.getByRole('button', { name: 'Dismiss' }).focus();
    await cartLink(page).focus();
    await page.clock.runFor(60_000);
    await warning.getByRole('button', { name: 'Dismiss' }).click();
    await expect(warning).toHaveCount(0);
    await addToCart(page, other.name);
    await expect(toast(page, `Added ${other.name} to cart`)).toBeVisible();
    await expect(warning).toHaveCount(0);

    await cartLink(page).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await fill(page, checkoutValues);
    await completeOrder(page);
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(cartLink(page)).toHaveText('');
  });
}

test('every page opens when the storage is blocked', async ({ page }) => {
  await page.addInitScript(failures['is blocked']);
  for (const { path, pattern } of documents) {
    if (pattern !== '*') await page.goto(path);
  }
});

test('full storage preserves the stored cart, and freed storage stores later changes', async ({
  page,
}) => {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/products');
  await page.evaluate(() => {
    // Chromium's quota is 10 MiB, two bytes for each character of keys and values.
    const free = 5 * 2 ** 20 - Object.entries(localStorage).flat().join('').length;
    localStorage.setItem('filler', 'x'.repeat(free - 'filler'.length));
  });
  await addToCart(page, productOf('lowStock').name);
  await expect(toast(page, WARNING)).toBeVisible();
  await expect(cartLink(page)).toHaveText('2');
  expect(await storedCart(page)).toEqual([lineOf('costly')]);

  await page.evaluate(() => {
    localStorage.removeItem('filler');
  });
  await addToCart(page, productOf('cheap').name);
  await expect(cartLink(page)).toHaveText('3');
  expect(await storedCart(page)).toEqual([lineOf('costly'), lineOf('lowStock'), lineOf('cheap')]);

  await page.evaluate(failures['is full']);
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page, 'Cart cleared')).toBeVisible();
  expect(await storedCart(page)).toHaveLength(3);
  await expect(toast(page, WARNING)).toHaveCount(1);
});
