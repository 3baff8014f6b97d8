import type { Page } from 'playwright/test';
import { makeFakePng, makePng, makeScriptedSvg } from './support/files.ts';
import { expect, test } from './support/shop-test.ts';

test.describe('the pictures of a product', () => {
  // The browser reports the pictures that are gone, which is what is asked for.
  test.use({ allowedMessages: /ERR_FILE_NOT_FOUND/ });

  test('are chosen from files, run no script, and are released when the form is left', async ({
    page,
  }) => {
    await page.goto('/seller/add-product');
    const chosen = page.getByRole('list', { name: 'Chosen images' }).getByRole('img');
    const browsing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Images' }).click();
    await (
      await browsing
    ).setFiles([makePng('front.png'), makeFakePng('wrong.png'), makeScriptedSvg('drawing.svg')]);
    await expect(page.getByRole('alert')).toHaveText(
      'wrong.png is not an image that can be shown.',
    );
    await expect(chosen).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'drawing.svg' })).toBeVisible();
    await expect(page).toHaveTitle('Add New Product | ESSENCE');

    const addresses = await chosen.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    await page.getByRole('button', { name: 'Remove front.png' }).click();
    await expect(chosen).toHaveCount(1);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Products');
    const canBeShown = await page.evaluate(
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
      addresses,
    );
    expect(canBeShown).toEqual([false, false]);
  });
});

test.describe('a seller page whose code does not load', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('shows the error screen beside the seller menu, which still works', async ({ page }) => {
    await page.route(/AnalyticsPage/, (route) => route.abort());
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

// Home prefetches the products, a product and the cart.
for (const path of ['/', '/checkout']) {
  test(`${path} loads no code of the forms and the seller area`, async ({ page, request }) => {
    await page.goto(path);
    for (const chunk of ['Toaster', 'ProductsPage', 'ProductPage', 'CartPage']) {
      await expect
        .poll(() => scriptAddresses(page))
        .toContainEqual(expect.stringMatching(new RegExp(`/${chunk}-`)));
    }
    const scripts = await Promise.all(
      (await scriptAddresses(page)).map(async (address) => (await request.get(address)).text()),
    );
    const code = scripts.join('\n');
    expect(code.includes('Minified React error')).toBe(true);
    const markers = ['shouldFocusError', '_zod', 'dropEffect', 'Business Name', 'My Products'];
    expect(markers.filter((marker) => code.includes(marker))).toEqual([]);
  });
}

/** The addresses of all scripts that a page has fetched so far. */
async function scriptAddresses(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return entries.filter((name) => name.endsWith('.js'));
}
