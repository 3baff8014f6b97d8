import { makeFakePng, makePng, makeScriptedSvg } from './support/files.ts';
import { pathOf } from '../support/roles.ts';
import { expect, heading, test } from './support/shop-test.ts';

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
    await expect(heading(page)).toHaveText('My Products');
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

test('the first toast of a visit is shown before the product form is left', async ({ page }) => {
  await page.goto('/seller/edit-product/7');
  const pathAtToast = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-toast]')) resolve(location.pathname);
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Update Product' }).click();
  expect(await pathAtToast).toBe('/seller/edit-product/7');
  await expect(page).toHaveURL('/seller/products');
});

test('pages of the shop load no form validation or seller area code', async ({ page, request }) => {
  const markers = [
    'shouldFocusError',
    '_zod',
    'Drag images here',
    'Business Name',
    'No products yet',
  ];
  const findMarkers = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = urls.filter((url) => url.endsWith('.js'));
    const code = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    return markers.filter((marker) => code.join('').includes(marker));
  };
  const seller = ['/account?tab=seller', '/seller/products', '/seller/add-product'];
  const found = [];
  for (const path of seller) found.push(...(await findMarkers(path)));
  expect(new Set(found)).toEqual(new Set(markers));
  for (const path of ['/', '/products', pathOf('costly'), '/cart', '/checkout']) {
    expect.soft(await findMarkers(path), path).toEqual([]);
  }
});
