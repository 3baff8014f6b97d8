import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { allDocuments, documents } from './support/documents.ts';
import { findMarkupErrors } from './support/markup.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { lineOf, pathOf } from '../support/product-roles.ts';
import { cartLink, heading } from './support/locators.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test.describe('Prerendered pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its content and a message without JavaScript', async ({ page }) => {
    for (const { path, title } of documents) {
      expect((await page.goto(path))?.status(), path).toBe(path === '/404' ? 404 : 200);
      await expect(page, path).toHaveTitle(title);
      await expect(heading(page), path).toBeInViewport();
      await expect(page.locator('noscript p'), path).toBeInViewport();
    }
  });

  test('the header has a background, except over the hero image', async ({ page }) => {
    for (const [path, opacity] of [
      ['/products', '1'],
      ['/', '0'],
    ] as const) {
      await page.goto(path);
      const ground = page.getByRole('banner').locator('> [aria-hidden=true]');
      await expect(ground).toHaveCSS('opacity', opacity);
    }
  });

  test('Enter in a form adds no field values to the URL', async ({ page }) => {
    for (const [path, label] of [
      ['/checkout', 'Card Number'],
      ['/products', 'Search products...'],
      ['/account', 'Full Name'],
      ['/seller/add-product', 'Product Name'],
    ] as const) {
      await page.goto(path);
      await page.getByLabel(label, { exact: true }).fill('4111 1111 1111 1111');
      const next = page.waitForRequest((request) => request.isNavigationRequest());
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'ESSENCE' }).first().click();
      await expect(page).toHaveURL('/');
      expect((await next).url(), path).toBe(page.url());
    }
  });
});

test('every prerendered page is valid HTML', async ({ request }) => {
  for (const { path } of allDocuments) {
    const html = await (await request.get(path)).text();
    expect.soft(await findMarkupErrors(html), path).toEqual([]);
    // The validator does not parse `sizes`; a browser ignores an invalid one.
    for (const [sizes] of html.matchAll(/sizes="[^"]+/g)) {
      expect.soft(sizes.split(')'), `${path}: ${sizes}`).toHaveLength(sizes.split('(').length);
    }
  }
});

test.describe('Layout during hydration', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  for (const [layout, width, height] of [
    ['a desktop', 1280, 844],
    ['a tablet', 820, 1180],
    ['a phone', 390, 844],
  ] as const) {
    test(`home, products, product, cart and account shift no layout during hydration on ${layout}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // A font that loads late shifts text, too.
      await page.route('**/*.woff2', (route) => route.abort());
      await seedCart(page, [lineOf('costly'), lineOf('cheap')]);
      await recordLayoutShifts(page);
      const product = pathOf('costly');
      for (const path of ['/', '/products', product, pathOf('lowStock'), '/cart', '/account']) {
        await page.goto(path);
        await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
        expect.soft(await layoutShift(page), path).toBeLessThan(0.001);
      }
    });
  }
});

test.describe('Layout while the document arrives', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    allowedMessages: /Failed to load resource/,
    baseURL: async ({ baseURL }, provide) => {
      const server = createServer(({ url }, response) => {
        response.setHeader('content-type', 'text/html');
        Readable.from(partsOf(`${baseURL}${url}`)).pipe(response, { end: url !== STALLED });
      });
      const { origin, close } = await listenOnFreePort(server);
      await provide(origin);
      close();
    },
  });

  test.beforeEach(async ({ page }) => {
    await page.route(/\.\w+$/, (route) => route.abort());
  });

  test('home, products and seller page shift no layout when they arrive in parts', async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    // After 3 s, the first part would be shown.
    await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
    for (const path of ['/', '/products', '/seller/products']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await layoutShift(page), path).toBeLessThan(0.001);
    }
  });

  test('the first part is shown after 3 s, and the load error after 8 s', async ({ page }) => {
    await page.clock.install();
    await page.goto(STALLED, { waitUntil: 'commit' });
    await expect(page.getByText('Lighting').first()).toBeAttached();
    await page.clock.fastForward(3000);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

/** Of this page only the first part arrives. */
const STALLED = '/products?stalled';

async function* partsOf(url: string) {
  const html = await (await fetch(url)).text();
  const parts = html.match(/.{1,2000}/gsu) ?? [];
  for (const part of url.endsWith(STALLED) ? parts.slice(0, -8) : parts) {
    yield part;
    await setTimeout(30);
  }
}

async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The sum of the layout shifts since navigation, after the next frame. */
async function layoutShift(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate<number>('shifts.reduce((sum, { value }) => sum + value, 0)');
}
