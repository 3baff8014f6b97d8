import type { Page } from 'playwright/test';
import { pathOf, productOf } from '../../support/product-roles.ts';
import { cartLink, cartRow, heading, productCard } from '../support/locators.ts';
import { expect, test, turnOnSaveData } from '../support/shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  allowedMessages: /Failed to load resource|Page not found/,
  // A reused context would preserve the caches of the service worker.
  reuseContext: false,
});

/** Opens two pages and waits until the service worker controls them and has cached the photographs. */
async function installServiceWorker(page: Page, timeout = 0): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(heading(page)).toHaveText('Shop');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout });
  await page.waitForFunction(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('article img')];
    if (images.some(({ naturalWidth }) => naturalWidth === 0)) return false;
    const files = await Promise.all(images.map(({ currentSrc }) => caches.match(currentSrc)));
    return files.every((file) => file !== undefined);
  });
}

/** Fetches the file of an image. A browser under load may give up the image's own first request. */
async function canFetch(image: HTMLImageElement): Promise<boolean> {
  const response = await fetch(image.currentSrc).catch(() => null);
  return response?.headers.get('Content-Type')?.startsWith('image/') === true;
}

function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test('every page for shoppers works offline after the second page', async ({ page, context }) => {
  await installServiceWorker(page);
  await context.setOffline(true);

  await page.goto('/products');
  const pen = productCard(page, productOf('cheap').name);
  await pen.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect.poll(() => pen.getByRole('img').evaluate(canFetch)).toBe(true);
  await page.reload();
  await expect(page).toHaveTitle('Shop | ESSENCE');
  await cartLink(page).click();
  await expect(cartRow(page, productOf('cheap').name)).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();

  for (const [path, title] of [
    [pathOf('cheap'), productOf('cheap').name],
    ['/product/99', 'Product Not Found'],
    ['/account', 'My Account'],
    ['/?utm_source=x', 'Minimal Design.Maximum Impact.'],
    ['/no-such-page', 'Oops! Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(title);
    await expect(page.locator('title'), path).toHaveCount(1);
  }
});

test('a page that is not cached shows the offline error screen', async ({ page, context }) => {
  await installServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/seller/orders');
  await expect(page.getByText('You are offline. Your cart is safe.')).toBeVisible();
});

test('the service worker serves pages from the network unless the server fails', async ({
  page,
  context,
}) => {
  await installServiceWorker(page);
  const response = await page.goto(pathOf('costly'));
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('data-page="/product/:id"');
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
  const precached = /\/assets\/CheckoutPage/;
  let replaced = 0;
  await context.route(precached, (route) => {
    replaced += 1;
    return route.fulfill(loginPage);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect.poll(() => replaced).toBeGreaterThan(0);
  await context.unroute(precached);
  // The failed installation is repeated on the second page after the next page load.
  await expect(() => installServiceWorker(page, 5_000)).toPass();
  await context.route(/-640\.avif$/, (route) => route.fulfill(loginPage));
  await page.goto(pathOf('cheap'));
  const image = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => image.evaluate(canFetch)).toBe(true);
});

test('service-worker.js precaches files and does not call skipWaiting', async ({ request }) => {
  const script = await (await request.get('/service-worker.js')).text();
  // Not `toContain`, whose message would be the whole script.
  expect(script.includes('precache')).toBe(true);
  expect(script.includes('skipWaiting')).toBe(false);
});

test('nothing is fetched in the background in the first nine seconds of the first page', async ({
  page,
}) => {
  await page.clock.install();
  const requests: string[] = [];
  await page.goto('/', { waitUntil: 'networkidle' });
  page.context().on('request', (request) => requests.push(request.url()));
  await page.clock.runFor(9_000);
  expect(await countWorkers(page)).toBe(0);
  expect(requests).toEqual([]);
  await page.clock.runFor(5_000);
  await expect.poll(() => countWorkers(page)).toBe(1);
  expect(requests.filter((url) => /Seller|ProductForm|photographs/.test(url))).toEqual([]);
});

test('a document of another page counts as the second page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.reload();
  await page.clock.runFor(9_000);
  expect(await countWorkers(page)).toBe(0);
  await page.goto('/products');
  // Paused, else the time goes on to the ten seconds of a first page.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
  await expect.poll(() => countWorkers(page)).toBe(1);
});

test('the service worker is not registered when Save-Data is on', async ({ page }) => {
  await page.clock.install();
  await turnOnSaveData(page);
  await page.goto('/');
  await page.clock.runFor(20_000);
  expect(await countWorkers(page)).toBe(0);
});
