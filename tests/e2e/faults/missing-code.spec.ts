import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { cartRow, expect, lampLine, seedCart, test } from '../support/shop-test.ts';

const errorHeading = 'Unexpected Application Error!';

test.use({ allowedConsole: /Failed to load resource/ });

/** Counts how often a document is asked for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
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
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(page).toHaveURL('/cart');
  expect(documents()).toBe(2);
});

test('a page whose code stays away is loaded again once, and then leaves the error screen', async ({
  page,
}) => {
  await page.route(/\/assets\/CartPage/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  const documents = countDocuments(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  expect(documents()).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  expect(documents()).toBe(2);
});

test('a page whose code cannot come without a network leaves the shop on the screen', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/AccountPage/, (route) => route.abort());
  await page.goto('/products');
  const documents = countDocuments(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).isVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/account"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  expect(documents()).toBe(0);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(/\/assets\/AccountPage/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
});

test.describe('where nothing can be noted', () => {
  test('a page whose code is gone is not loaded again without end', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.route(/\/assets\/CartPage/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    const documents = countDocuments(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
    expect(documents()).toBe(0);
  });
});

test.describe('where the script of the shop does not come', () => {
  test.use({ waitsUntilLive: false });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  });

  const message = 'The shop did not load in full.';

  test('a page stays to be read, and says so', async ({ page }) => {
    await page.goto('/product/1');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arc Desk Lamp');
    await page.getByRole('banner').getByRole('link', { name: 'ESSENCE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  });

  for (const path of ['/cart', '/products?q=lamp', '/account?tab=orders']) {
    test(`${path} says so in its place, and nothing that is wrong`, async ({ page }) => {
      await seedCart(page, [lampLine]);
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('loading again brings the shop', async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto('/cart');
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(/\/assets\/index-.*\.js/);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('while the script of the shop is on its way', () => {
  test.use({ waitsUntilLive: false });

  test('a page that is held says quietly that it comes', async ({ page }) => {
    await seedCart(page, [lampLine]);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-.*\.js/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/cart', { waitUntil: 'commit' });
    const line = page.locator('[class*="pending:"]');
    await expect(line).toHaveCSS('opacity', '1');
    await expect(page.getByRole('banner')).toBeVisible();
    release?.();
    await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
    await expect(line).toHaveCSS('opacity', '0');
  });
});

test('a shop whose frame throws shows the error screen, whatever was held', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
});

for (const turns of [1, 2, 3, 5]) {
  test(`a page that fails as the toasts arrive is no error of the shop's (turns: ${String(turns)})`, async ({
    page,
  }) => {
    const assets = readdirSync(new URL('../../../dist/assets', import.meta.url));
    const toaster = assets.find((file) => /^Toaster.*\.js$/.test(file)) ?? '';
    await page.addInitScript(letToastsInAsPageFails, turns);
    await page.route(/\/assets\/AccountPage/, (route) => route.abort());
    await page.goto('/cart');
    await page.evaluate((file) => import(`/assets/${file}`).then(() => undefined), toaster);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'ACCOUNT' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
    await expect(page.locator('section[aria-live=polite]')).toBeAttached();
  });
}

/**
 * Runs in the page. The quiet moment that brings the toasts comes as a page fails, some `turns` of the event
 * loop later, on a machine so slow that each step of React's work takes up a slice of its own: in between
 * the toasts get into the work that has failed. Which turn that is, is the browser's to say.
 */
function letToastsInAsPageFails(turns: number): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => waiting.push(callback);
  window.cancelIdleCallback = () => undefined;

  const SLICE_MS = 5.5;
  // Together less than the five seconds after which React no longer works in slices.
  const SLICES = 800;
  let slicesLeft = 0;
  let late = 0;
  const now = performance.now.bind(performance);
  performance.now = () => {
    if (slicesLeft > 0) {
      slicesLeft -= 1;
      late += SLICE_MS;
    }
    return now() + late;
  };

  // The shop asks whether its host answers before it gives a page up.
  window.fetch = () => {
    slicesLeft = SLICES;
    const { port1, port2 } = new MessageChannel();
    let turn = 0;
    port1.addEventListener('message', () => {
      turn += 1;
      if (turn <= turns) port2.postMessage(null);
      else for (const call of waiting) call({ timeRemaining: () => 50, didTimeout: false });
    });
    port1.start();
    port2.postMessage(null);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
}
