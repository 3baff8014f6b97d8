import type { Page } from 'playwright/test';
import { stallScripts } from '../support/stall-scripts.ts';
import {
  cartLink,
  cartRow,
  expect,
  heading,
  lampLine,
  productCard,
  seedCart,
  test,
  toast,
} from '../support/shop-test.ts';

const errorHeading = 'Unexpected Application Error!';

test.use({ allowedMessages: /Failed to load resource/ });

/** Counts how often a document is asked for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Answers 404 to whatever matches. */
async function remove(page: Page, url: RegExp) {
  await page.route(url, (route) => route.fulfill({ status: 404, body: '' }));
}

test('a page whose code is gone since a new version stands is loaded from that version', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const isOld = () => documents() === 1;
  await page.route(/\/assets\/CartPage/, (route) =>
    isOld() ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  await page.goto('/');
  await cartLink(page).click();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await expect(page).toHaveURL('/cart');
  expect(documents()).toBe(2);
});

test('a page whose code stays away is loaded again once, and then leaves the error screen', async ({
  page,
}) => {
  await remove(page, /\/assets\/CartPage/);
  await page.goto('/');
  const documents = countDocuments(page);
  await cartLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  expect(documents()).toBe(1);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect.poll(documents).toBe(2);
  await expect(heading(page)).toHaveText(errorHeading);
});

test('a page whose code is gone is not loaded again without end where nothing can be noted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await remove(page, /\/assets\/CartPage/);
  await page.goto('/');
  const documents = countDocuments(page);
  await cartLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  expect(documents()).toBe(0);
});

test('a page whose code cannot come without a network keeps no other from being shown, and is tried again', async ({
  page,
  context,
}) => {
  await page.route(/AccountPage/, (route) => route.abort());
  await page.goto('/');
  const documents = countDocuments(page);
  await context.setOffline(true);
  const account = page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' });
  await account.click();
  await expect(heading(page)).toHaveText(errorHeading);
  await page.getByRole('banner').getByRole('link', { name: 'ESSENCE' }).click();
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await page.unroute(/AccountPage/);
  await context.setOffline(false);
  await account.click();
  await expect(heading(page)).toHaveText('My Account');
  expect(documents()).toBe(0);
});

test('while the code of the next page loads the last page stays, marked as busy', async ({
  page,
}) => {
  const release = await stallScripts(page, /ProductsPage/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await release();
  await expect(heading(page)).toHaveText('Shop');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('toasts whose code does not arrive leave the shop as it is, and the next is tried again', async ({
  page,
}) => {
  await page.route(/[Tt]oast/, (route) => route.abort());
  const aborted = page.waitForEvent('requestfailed', (request) => /Toaster/.test(request.url()));
  await page.goto('/products');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await aborted;
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(heading(page)).toHaveText('Shop');

  await page.unroute(/[Tt]oast/);
  await productCard(page, 'Leather Notebook').getByRole('button').click();
  await expect(toast(page, 'Added Leather Notebook to cart')).toBeVisible();
  await expect(heading(page)).toHaveText('Shop');
});

test('a photograph that does not load leaves its colour and its words', async ({ page }) => {
  await page.route(/photographs/, (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/products');
  const picture = productCard(page, 'Leather Notebook').getByRole('img');
  await expect(picture).toHaveAttribute('alt', /leather notebook/i);
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
});

test.describe('where the script of the shop does not come', () => {
  test.use({ waitsForHydration: false });

  const script = /\/assets\/index-.*\.js/;
  const message = 'The shop did not load in full.';

  test('a page stays to be read, and says so', async ({ page }) => {
    await remove(page, script);
    await page.goto('/product/1');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(heading(page)).toHaveText('Arc Desk Lamp');
    await page.getByRole('banner').getByRole('link', { name: 'ESSENCE' }).click();
    await expect(heading(page)).toHaveText(/Minimal Design/);
  });

  test('a held page says so in place of its content, and loading again brings it', async ({
    page,
  }) => {
    await remove(page, script);
    await seedCart(page, [lampLine]);
    for (const path of ['/products?q=lamp', '/account?tab=orders', '/cart']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await expect(heading(page)).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.unroute(script);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a held page says quietly that it comes while the script loads', async ({ page }) => {
    const release = await stallScripts(page, script);
    await seedCart(page, [lampLine]);
    await page.goto('/cart', { waitUntil: 'commit' });
    const line = page.locator('[class*="pending:"]');
    await expect(line).not.toHaveCSS('opacity', '0');
    await expect(page.getByRole('banner')).toBeVisible();
    await release();
    await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
    await expect(line).toHaveCSS('opacity', '0');
  });

  test('a shop whose frame throws shows the error screen, whatever was held', async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('broken');
      };
    });
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(errorHeading);
  });
});
