import type { Page } from 'playwright/test';
import { cartLink, cartRow, expect, heading, productCard, test } from '../support/shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  allowedMessages: /Failed to load resource/,
  // A reused context would preserve the caches of the service worker.
  reuseContext: false,
});

/** Opens the home page and waits until the service worker controls it. */
async function installServiceWorker(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('the shop works offline after one visit', async ({ page, context }) => {
  await installServiceWorker(page);
  await context.setOffline(true);

  await page.goto('/products');
  const pen = productCard(page, 'Brass Rollerball Pen');
  await pen.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  const image = pen.getByRole('img');
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(page).toHaveTitle('Shop | ESSENCE');
  await cartLink(page).click();
  await expect(cartRow(page, 'Brass Rollerball Pen')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();

  for (const [path, title] of [
    ['/product/3', 'Pour-Over Set'],
    ['/product/99', 'Product Not Found'],
    ['/account?tab=orders', 'My Account'],
    ['/seller/add-product', 'Add New Product'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(title);
    await expect(page.locator('title'), path).toHaveCount(1);
  }
});

test('the service worker serves pages from the network unless the server fails', async ({
  page,
  context,
}) => {
  await installServiceWorker(page);
  const response = await page.goto('/product/1');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('data-path="/product/1"');
  expect((await page.goto('/product/99'))?.status()).toBe(404);

  await context.route('**/products', (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  );
  await page.goto('/products');
  await expect(heading(page)).toHaveText('Shop');
});

test('the service worker caches no login page that a network returns in place of a file', async ({
  page,
  context,
}) => {
  const loginPage = { contentType: 'text/html', body: '<h1>Log in to this network</h1>' };
  const precached = /\/assets\/AccountPage/;
  let replaced = 0;
  await context.route(precached, (route) => {
    replaced += 1;
    return route.fulfill(loginPage);
  });
  await page.goto('/');
  await expect.poll(() => replaced).toBeGreaterThan(0);
  await context.unroute(precached);
  // The failed installation is repeated on the next page load.
  await expect(async () => {
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 5000,
    });
  }).toPass();
  await page.goto('/account');
  await expect(heading(page)).toHaveText('My Account');

  await context.route(/-640\.avif$/, (route) => route.fulfill(loginPage));
  await page.goto('/product/5');
  const image = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('the service worker is not registered when Save-Data is on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    Object.assign(window, { idled: false });
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) =>
      whenIdle((deadline) => {
        callback(deadline);
        Object.assign(window, { idled: true });
      }, options);
  });
  await page.goto('/');
  await page.waitForFunction('idled');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
