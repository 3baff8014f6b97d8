import type { Page } from 'playwright/test';
import { completeOrder } from '../support/checkout.ts';
import { checkoutValues, fill } from '../support/form-values.ts';
import { documents } from '../support/documents.ts';
import { lineOf, productOf } from '../../support/product-roles.ts';
import { cartLink, heading, productCard, toast } from '../support/locators.ts';
import { expect, seedCart, test } from '../support/shop-test.ts';

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
  test(`the shop shows one warning when localStorage ${failure}`, async ({ page }) => {
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
  });
}

test('the warning disappears when the cart is saved again', async ({ page }) => {
  await page.goto('/products');
  await page.evaluate(() => {
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
    Storage.prototype.setItem = () => {
      Object.defineProperty(Storage.prototype, 'setItem', write ?? {});
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await addToCart(page, productOf('costly').name);
  await expect(page.getByText(WARNING)).toBeVisible();
  await addToCart(page, productOf('lowStock').name);
  await expect(page.getByText(WARNING)).toHaveCount(0);
});

test('an order is accepted when the storage is blocked', async ({ page }) => {
  await page.addInitScript(failures['is blocked']);
  await page.goto('/products');
  await addToCart(page, productOf('costly').name);
  await cartLink(page).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fill(page, checkoutValues);
  await completeOrder(page);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('');
});

test('every page opens when the storage is blocked', async ({ page }) => {
  await page.addInitScript(failures['is blocked']);
  for (const { path, pattern } of documents) {
    // It logs an error, which fails a test.
    if (pattern === '*') continue;
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
});

test('the warning does not cover Undo', async ({ page }) => {
  await seedCart(page, [lineOf('costly')]);
  await page.addInitScript(failures['is full']);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(WARNING)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page)).toHaveText('1');
});
