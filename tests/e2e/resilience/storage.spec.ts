import type { Page } from 'playwright/test';
import { fillOrder, placeOrderAtOnce } from '../support/checkout.ts';
import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';

const WARNING = 'Your cart cannot be saved';

const addToCart = (page: Page, name: string) => productCard(page, name).getByRole('button').click();

/** What a storage can do wrong, as a script that runs before the page's own. */
const faults = {
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is not there': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'throws whatever is asked': () => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('The object is in an invalid state.', 'InvalidStateError');
    };
  },
};

for (const [fault, script] of Object.entries(faults)) {
  test(`a storage that ${fault} is warned of once, and orders can be placed`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/products');
    const warning = page.locator('[data-sonner-toast]').filter({ hasText: WARNING });
    await expect(warning).toHaveCount(0);
    await addToCart(page, 'Arc Desk Lamp');
    await expect(toast(page, 'Added Arc Desk Lamp to cart')).toBeVisible();
    await expect(warning).toContainText(
      'This browser has no room for it or blocks it. Changes last until you leave or reload.',
    );
    await warning.getByRole('button', { name: 'Dismiss' }).click();
    await expect(warning).toHaveCount(0);
    await addToCart(page, 'Leather Notebook');
    await expect(toast(page, 'Added Leather Notebook to cart')).toBeVisible();
    await expect(warning).toHaveCount(0);

    await cartLink(page).click();
    await cartRow(page, 'Arc Desk Lamp')
      .getByRole('button', { name: /Increase/ })
      .click();
    await expect(cartRow(page, 'Arc Desk Lamp')).toContainText('$298.00');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await fillOrder(page);
    await placeOrderAtOnce(page);
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(cartLink(page)).toHaveText('');
  });
}

test('a storage that is really full keeps the cart it has, and takes the next when there is room', async ({
  page,
}) => {
  await seedCart(page, [lampLine]);
  await page.goto('/products');
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size = size >> 1) {
      for (;;) {
        try {
          localStorage.setItem(`filler ${Math.random()}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await addToCart(page, 'Leather Notebook');
  await expect(toast(page, WARNING)).toBeVisible();
  await expect(cartLink(page)).toHaveText('2');
  expect(await storedCart(page)).toEqual([lampLine]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler')) localStorage.removeItem(key);
    }
  });
  await addToCart(page, 'Brass Rollerball Pen');
  await expect(cartLink(page)).toHaveText('3');
  expect(await storedCart(page)).toMatchObject([{ id: '1' }, { id: '6' }, { id: '5' }]);
});
