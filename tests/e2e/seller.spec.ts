import type { Page } from 'playwright/test';
import { makeFakePng, makePng, makeScriptedSvg } from './support/files.ts';
import { expect, test } from './support/shop-test.ts';

test.describe('Product form images', () => {
  // Logged by the browser when the test decodes a revoked blob URL.
  test.use({ allowedMessages: /ERR_FILE_NOT_FOUND/ });

  test('selected images run no script, and leaving revokes their blob URLs', async ({ page }) => {
    await page.goto('/seller/add-product');
    const selectedImages = page.getByRole('list', { name: 'Selected images' }).getByRole('img');
    const fileChooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Images' }).click();
    await (
      await fileChooser
    ).setFiles([makePng('front.png'), makeFakePng('wrong.png'), makeScriptedSvg('drawing.svg')]);
    await expect(page.getByRole('alert')).toHaveText(
      'wrong.png is not an image that can be shown.',
    );
    await expect(selectedImages).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'drawing.svg' })).toBeVisible();
    await expect(page).toHaveTitle('Add New Product | ESSENCE');

    const blobUrls = await selectedImages.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    await page.getByRole('button', { name: 'Remove front.png' }).click();
    await expect(selectedImages).toHaveCount(1);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Products');
    const canDecode = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            try {
              await image.decode();
              return true;
            } catch {
              return false;
            }
          }),
        ),
      blobUrls,
    );
    expect(canDecode).toEqual([false, false]);
  });
});

test.describe('Seller layout', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('a failed chunk shows the error screen next to a working seller menu', async ({ page }) => {
    await page.route(/SellerAnalyticsPage/, (route) => route.abort());
    await page.goto('/seller/analytics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await page
      .getByRole('navigation', { name: 'Seller' })
      .getByRole('link', { name: 'Products' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Products');
  });
});

for (const path of ['/', '/products', '/product/1', '/cart', '/checkout']) {
  test(`${path} loads no form validation or seller area code`, async ({ page, request }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(
      (await loadedScriptUrls(page)).map(async (url) => (await request.get(url)).text()),
    );
    const code = scripts.join('\n');
    expect(code.includes('Minified React error')).toBe(true);
    const markers = ['shouldFocusError', '_zod', 'dropEffect', 'Business Name', 'My Products'];
    expect(markers.filter((marker) => code.includes(marker))).toEqual([]);
  });
}

/** URLs of the scripts that the page has loaded so far. */
async function loadedScriptUrls(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return entries.filter((name) => name.endsWith('.js'));
}
