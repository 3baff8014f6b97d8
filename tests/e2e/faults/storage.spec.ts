import type { Page } from 'playwright/test';
import { fillOrder, placeOrder } from '../support/checkout.ts';
import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  penLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
  waitUntilLiveAfterLoading,
} from '../support/shop-test.ts';

const warning = (page: Page) => toast(page, 'Your cart cannot be saved');

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
  test.describe(`a storage that ${fault}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(script);
      await page.goto('/products');
    });

    test('is told of once, and no sooner than there is a cart to lose', async ({ page }) => {
      await expect(warning(page)).toHaveCount(0);
      await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
      await expect(toast(page, 'Added Arc Desk Lamp to cart')).toBeVisible();
      await expect(warning(page)).toBeVisible();
      await expect(
        toast(
          page,
          'This browser has no room for it or blocks it. Changes last until you leave or reload.',
        ),
      ).toBeVisible();
      await page
        .locator('[data-sonner-toast]')
        .filter({ hasText: 'Your cart cannot be saved' })
        .getByRole('button', { name: 'Dismiss' })
        .click();
      await expect(warning(page)).toHaveCount(0);
      await productCard(page, 'Leather Notebook').getByRole('button').click();
      await expect(toast(page, 'Added Leather Notebook to cart')).toBeVisible();
      await expect(warning(page)).toHaveCount(0);
    });

    test('keeps nobody from buying', async ({ page }) => {
      await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
      await cartLink(page).click();
      await cartRow(page, 'Arc Desk Lamp')
        .getByRole('button', { name: /Increase/ })
        .click();
      await expect(cartRow(page, 'Arc Desk Lamp')).toContainText('$298.00');
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await fillOrder(page);
      await placeOrder(page).click();
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
      await expect(cartLink(page)).toHaveText('');
    });
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
  await productCard(page, 'Leather Notebook').getByRole('button').click();
  await expect(warning(page)).toBeVisible();
  await expect(cartLink(page)).toHaveText('2');
  expect(await storedCart(page)).toEqual([lampLine]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler')) localStorage.removeItem(key);
    }
  });
  await productCard(page, 'Brass Rollerball Pen').getByRole('button').click();
  await expect(cartLink(page)).toHaveText('3');
  expect(await storedCart(page)).toMatchObject([{ id: '1' }, { id: '6' }, { id: '5' }]);
});

test('a cart that another tab spoils is an empty one, and the next change mends it', async ({
  page,
  context,
}) => {
  await seedCart(page, [lampLine, penLine]);
  await page.goto('/cart');
  const other = await context.newPage();
  waitUntilLiveAfterLoading(other);
  await other.goto('/account');
  await other.evaluate(() => {
    localStorage.setItem('cart', '{"broken');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await page.goto('/products');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await expect(cartLink(page)).toHaveText('1');
  expect(await storedCart(page)).toEqual([lampLine]);
});
