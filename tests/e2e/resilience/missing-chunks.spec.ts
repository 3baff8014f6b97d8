import type { Page, Route } from 'playwright/test';
import { stallScripts } from '../support/stall-scripts.ts';
import { lineOf, productOf } from '../../support/product-roles.ts';
import { cartLink, cartRow, heading, productCard, toast } from '../support/locators.ts';
import { expect, scrollTo, seedCart, test } from '../support/shop-test.ts';

const errorHeading = 'Unexpected Application Error!';

test.use({ allowedMessages: /Failed to load resource/ });

const accountChunk = /\/assets\/AccountPage/;

function accountLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' });
}

function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function respondEmpty(page: Page, url: RegExp, status = 404) {
  const contentType = url.source.endsWith('css') ? 'text/css' : 'text/javascript';
  await page.route(url, (route) => route.fulfill({ status, contentType, body: '' }));
}

test('the page reloads once when a deployment removed its chunk, and shows the error screen if it stays missing', async ({
  page,
}) => {
  await respondEmpty(page, accountChunk);
  await page.goto('/');
  const navigations = countNavigations(page);
  await scrollTo(page, 900);
  await accountLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  expect(navigations()).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect.poll(navigations).toBe(2);
  await expect(heading(page)).toHaveText(errorHeading);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('without sessionStorage, a missing chunk focuses and announces the error screen and causes no reload', async ({
  page,
}) => {
  await respondEmpty(page, accountChunk);
  await page.goto('/');
  const navigations = countNavigations(page);
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'sessionStorage');
  });
  await accountLink(page).click();
  await expect(heading(page, errorHeading)).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(`${errorHeading} | ESSENCE`);
  await page.unroute(accountChunk);
  await accountLink(page).click();
  await expect(heading(page, 'My Account')).toBeFocused();
  await expect(page).toHaveTitle('My Account | ESSENCE');
  expect(navigations()).toBe(0);
});

test('a chunk that fails once is requested again, without a reload', async ({ page }) => {
  await page.route(accountChunk, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  const navigations = countNavigations(page);
  await accountLink(page).click();
  await expect(heading(page)).toHaveText('My Account');
  expect(navigations()).toBe(0);
});

test('a missing chunk causes no reload after typing, and the next press of the link shows the typed text', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(accountChunk, (route) => held.push(route));
  const navigations = countNavigations(page);
  await page.goto('/account', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ada');
  for (const request of [0, 1]) {
    await expect.poll(() => held[request]).not.toBeUndefined();
    await held[request]?.fulfill({ status: 404, body: '' });
  }
  await expect(heading(page)).toHaveText(errorHeading);
  expect(navigations()).toBe(1);
  await page.unroute(accountChunk);
  await accountLink(page).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
});

test('neither a missing chunk nor Return to Home causes a reload that would lose a cart in memory', async ({
  page,
}) => {
  await respondEmpty(page, accountChunk);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/products');
  const navigations = countNavigations(page);
  await productCard(page, productOf('costly').name).getByRole('button').click();
  await accountLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  await expect(page.getByText('This page could not be shown.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  expect(navigations()).toBe(0);
});

/** Firefox cancels the requests of a page when the next document is requested. */
test('a chunk that fails while the page is left does not stop the navigation', async ({ page }) => {
  const held: Route[] = [];
  await page.route(accountChunk, (route) => (held.length > 0 ? route.abort() : held.push(route)));
  await page.goto('/');
  await accountLink(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.route('/cart', (route) => held.push(route));
  await page.evaluate(() => {
    location.assign('/cart');
  });
  await expect.poll(() => held.length).toBe(2);
  const [chunk, cart] = held;
  await chunk?.abort();
  // Takes longer than the one request before a reload.
  for (let request = 0; request < 20; request += 1) await page.request.head('/account');
  await cart?.continue();
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Your cart is empty');
});

test('a chunk that failed offline loads when the network is back, without a page reload', async ({
  page,
  context,
}) => {
  await page.route(accountChunk, (route) => route.abort());
  await page.goto('/');
  const navigations = countNavigations(page);
  await context.setOffline(true);
  await accountLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  // A second failure. The last request of each asks whether the server responds.
  const repeated = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await repeated;
  await expect(heading(page)).toHaveText(errorHeading);
  await page.unroute(accountChunk);
  await expect(page).toHaveTitle(`${errorHeading} | ESSENCE`);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('My Account');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('My Account | ESSENCE');
  expect(navigations()).toBe(0);
});

test('Forward to a page whose chunk failed offline loads it again', async ({ page, context }) => {
  await page.route(accountChunk, (route) => route.abort());
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  // With it, the page is not reloaded.
  await page.getByLabel('First Name').fill('Ada');
  await context.setOffline(true);
  await accountLink(page).click();
  await expect(heading(page)).toHaveText(errorHeading);
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.unroute(accountChunk);
  await context.setOffline(false);
  await page.goForward();
  await expect(heading(page)).toHaveText('My Account');
});

test('a failed toast chunk does not affect the page, and the toast is shown when it loads', async ({
  page,
}) => {
  await page.route(/[Tt]oast/, (route) => route.abort());
  const aborted = page.waitForEvent('requestfailed', (request) => /Toaster/.test(request.url()));
  await page.goto('/products');
  await productCard(page, productOf('costly').name).getByRole('button').click();
  await aborted;
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(heading(page)).toHaveText('Shop');

  await page.unroute(/[Tt]oast/);
  await expect(toast(page, `Added ${productOf('costly').name} to cart`)).toBeVisible();
  await expect(heading(page)).toHaveText('Shop');
});

for (const status of [200, 404])
  test(`a toast chunk that is empty with ${status} for 8 s shows the load error`, async ({
    page,
  }) => {
    await page.clock.install();
    await respondEmpty(page, /Toaster/, status);
    await page.goto('/account');
    const missing = page.waitForResponse(/Toaster/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await missing;
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByRole('alert')).toContainText(message, { timeout: 200 });
    }).toPass();
  });

const entryScript = /\/assets\/index-.*\.js/;
const files = { 'entry script': entryScript, 'style sheet': /\/assets\/index-.*\.css/ };
const message = 'The page has not loaded in full.';

for (const [name, url] of Object.entries(files)) {
  test(`a cloaked page without its ${name} shows the load error until a reload succeeds`, async ({
    page,
  }) => {
    await respondEmpty(page, url);
    await seedCart(page, [lineOf('costly')]);
    await page.goto('/cart', { waitUntil: 'load' });
    // Sooner than the message of a slow request.
    await expect(page.getByRole('alert')).toContainText(message, { timeout: 5000 });
    await expect(heading(page)).toHaveText('Shopping Cart');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(url);
    await page.getByRole('link', { name: 'load it again' }).click();
    await expect(cartRow(page, productOf('costly').name)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('Back shows the previous page of a document that was reloaded without its entry script', async ({
  page,
}) => {
  await page.goto('/products');
  await accountLink(page).click();
  await expect(heading(page)).toHaveText('My Account');
  await respondEmpty(page, entryScript);
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('alert')).toContainText(message);
  await page.goBack();
  await expect(heading(page)).toHaveText('Shop');
});

for (const status of [200, 404])
  test(`without the style sheet, empty with ${status}, the document of the next page is loaded, which has its own styles`, async ({
    page,
  }) => {
    await respondEmpty(page, files['style sheet'], status);
    await page.goto('/');
    const navigations = countNavigations(page);
    await page.getByRole('link', { name: 'SHOP' }).click();
    await expect(heading(page)).toHaveText('Shop');
    await expect.poll(navigations).toBe(1);
  });

test('a cloaked page shows a progress bar while the entry script loads', async ({ page }) => {
  const release = await stallScripts(page, entryScript);
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/cart', { waitUntil: 'commit' });
  const progress = page.locator('.pending-line');
  await expect(progress).not.toHaveCSS('opacity', '0');
  await expect(page.getByRole('banner')).toBeVisible();
  await release();
  await expect(cartRow(page, productOf('costly').name)).toBeVisible();
  await expect(progress).toHaveCSS('opacity', '0');
});

test('a cloaked page shows the error screen when the layout throws', async ({ page }) => {
  await seedCart(page, [lineOf('costly')]);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scrollY', {
      get: () => {
        throw new Error('broken');
      },
    });
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(errorHeading);
});
