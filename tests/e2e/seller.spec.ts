import type { Page } from 'playwright/test';
import { makeFakePng, makePng, makeScriptedSvg } from './support/files.ts';
import { expect, test, toast, watchInfo } from './support/shop-test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen images' }).getByRole('img');

async function choose(page: Page, ...files: ReturnType<typeof makePng>[]) {
  const browsing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Images' }).click();
  await (await browsing).setFiles(files);
}

async function fillProduct(page: Page, values: Record<string, string> = {}) {
  const product = {
    'Product Name': 'Walnut Tray',
    Description: 'Turned from one piece of walnut.',
    'Price ($)': '56.50',
    'Stock Quantity': '12',
    ...values,
  };
  for (const [label, value] of Object.entries(product)) await field(page, label).fill(value);
  await field(page, 'Category').selectOption('home');
}

test.describe('the menu', () => {
  for (const [path, current] of [
    ['/seller/products', 'Products'],
    ['/seller/add-product', 'Products'],
    ['/seller/edit-product/7', 'Products'],
    ['/seller/orders', 'Orders'],
    ['/seller/analytics', 'Analytics'],
  ] as const) {
    test(`points out ${current} on ${path}`, async ({ page }) => {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Seller' });
      await expect(menu.getByRole('link')).toHaveText([
        'Products',
        'Orders',
        'Analytics',
        'Settings',
      ]);
      await expect(menu.locator('[aria-current=page]')).toHaveText([current]);
    });
  }

  test('leads everywhere, and out to the account', async ({ page }) => {
    await page.goto('/seller/products');
    const menu = page.getByRole('navigation', { name: 'Seller' });
    await menu.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Orders');
    await menu.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/seller/products');
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/account');
  });
});

test('My Products starts empty', async ({ page }) => {
  await page.goto('/seller/products');
  await expect(page).toHaveTitle('My Products | ESSENCE');
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(page.getByText('Get started by adding your first product')).toBeVisible();
  await expect(page.getByPlaceholder('Search products...')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).last().click();
  await expect(page).toHaveURL('/seller/add-product');
});

test('Seller Orders says there are none', async ({ page }) => {
  await page.goto('/seller/orders');
  await expect(page).toHaveTitle('Seller Orders | ESSENCE');
  await expect(page.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await expect(
    page.getByText("When customers place orders for your products, they'll appear here."),
  ).toBeVisible();
});

test('Analytics has three panels without data', async ({ page }) => {
  await page.goto('/seller/analytics');
  await expect(page).toHaveTitle('Analytics | ESSENCE');
  for (const [title, text] of [
    ['Sales Overview', 'No sales data available yet'],
    ['Top Products', 'Start selling to see your top products'],
    ['Revenue by Month', 'Historical data will appear here once you make sales'],
  ] as const) {
    await expect(page.getByRole('region', { name: title })).toContainText(text);
  }
});

test.describe('adding a product', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/seller/add-product');
  });

  test('logs the values once, says so and goes to the list, which stays empty', async ({
    page,
  }) => {
    const logged = watchInfo(page);
    await expect(page).toHaveTitle('Add New Product | ESSENCE');
    await fillProduct(page);
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(toast(page, 'Product Created')).toBeVisible();
    await expect(toast(page, 'Your product has been created successfully.')).toBeVisible();
    await expect(page).toHaveURL('/seller/products');
    await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/Walnut Tray.*56\.5.*12/s);
  });

  test('refuses an empty form, field by field', async ({ page }) => {
    await page.getByRole('button', { name: 'Create Product' }).click();
    for (const [label, message] of [
      ['Product Name', 'Product name must be at least 2 characters.'],
      ['Description', 'Description must be at least 10 characters.'],
      ['Price ($)', 'Price must be a positive number.'],
      ['Stock Quantity', 'Stock must be a non-negative number.'],
      ['Category', 'Please select a product category.'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    }
    await expect(field(page, 'Product Name')).toBeFocused();
  });

  for (const price of ['abc', '-1', '0', ' 12,50 ']) {
    test(`refuses a price of "${price}" and keeps it`, async ({ page }) => {
      await fillProduct(page, { 'Price ($)': price });
      await page.getByRole('button', { name: 'Create Product' }).click();
      await expect(field(page, 'Price ($)')).toHaveAccessibleDescription(
        'Price must be a positive number.',
      );
      await expect(field(page, 'Price ($)')).toHaveValue(price);
      await expect(field(page, 'Product Name')).toHaveValue('Walnut Tray');
    });
  }

  for (const stock of ['many', '-1', '']) {
    test(`refuses a stock of "${stock}"`, async ({ page }) => {
      await fillProduct(page, { 'Stock Quantity': stock });
      await page.getByRole('button', { name: 'Create Product' }).click();
      await expect(field(page, 'Stock Quantity')).toHaveAccessibleDescription(
        'Stock must be a non-negative number.',
      );
      await expect(field(page, 'Stock Quantity')).toBeFocused();
    });
  }

  test('takes a name of 10,000 characters', async ({ page }) => {
    await fillProduct(page, { 'Product Name': 'x'.repeat(10_000) });
    await page.getByRole('button', { name: 'Create Product' }).click();
    await expect(toast(page, 'Product Created')).toBeVisible();
  });

  test('Cancel leads back to the list', async ({ page }) => {
    await fillProduct(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/seller/products');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

  test('takes several pictures at once and removes each by name', async ({ page }) => {
    await choose(page, makePng('front.png'), makePng('back.png'));
    await expect(chosen(page)).toHaveCount(2);
    await choose(page, makePng('side.png'));
    await expect(chosen(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove back.png' }).click();
    await expect(chosen(page)).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'side.png' })).toBeVisible();
  });

  test('takes twenty pictures at once', async ({ page }) => {
    await choose(page, ...Array.from({ length: 20 }, (_, index) => makePng(`view-${index}.png`)));
    await expect(chosen(page)).toHaveCount(20);
  });

  test('takes pictures that are dropped', async ({ page }) => {
    const { buffer } = makePng('dropped.png');
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return data;
    }, buffer.toString('base64'));
    const place = page.getByText('Drag images here, or');
    await place.dispatchEvent('dragenter', { dataTransfer: transfer });
    await place.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByRole('img', { name: 'dropped.png' })).toBeVisible();
  });

  test('refuses a file that is no picture, by its name, and keeps the others', async ({ page }) => {
    await fillProduct(page);
    await choose(page, makePng('right.png'), makeFakePng('wrong.png'));
    await expect(page.getByRole('alert')).toHaveText(
      'wrong.png is not an image that can be shown.',
    );
    await expect(chosen(page)).toHaveCount(1);
    await expect(field(page, 'Product Name')).toHaveValue('Walnut Tray');
  });

  test('refuses a large file that is no picture', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Browse Images' })).toBeVisible();
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'huge.bin'));
      if (input) input.files = data.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByRole('alert')).toHaveText('huge.bin is not an image that can be shown.');
  });

  test('shows a drawing without running what is in it', async ({ page }) => {
    await choose(page, makeScriptedSvg('drawing.svg'));
    await expect(page.getByRole('img', { name: 'drawing.svg' })).toBeVisible();
    await expect(page).toHaveTitle('Add New Product | ESSENCE');
  });
});

test.describe('leaving the form', () => {
  // The browser reports the pictures that are gone, which is what is asked for.
  test.use({ allowedConsole: /ERR_FILE_NOT_FOUND/ });

  test('releases the addresses of its pictures', async ({ page }) => {
    await page.goto('/seller/add-product');
    await choose(page, makePng('front.png'), makePng('back.png'));
    await expect(chosen(page)).toHaveCount(2);
    const addresses = await chosen(page).evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    await page.getByRole('button', { name: 'Remove front.png' }).click();
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

test('editing a product starts with sample values and updates', async ({ page }) => {
  await page.goto('/seller/edit-product/42');
  await expect(page).toHaveTitle('Edit Product | ESSENCE');
  for (const label of ['Product Name', 'Description', 'Price ($)', 'Stock Quantity', 'Category']) {
    await expect(field(page, label)).not.toHaveValue('');
  }
  await expect(chosen(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page, 'Product Updated')).toBeVisible();
  await expect(toast(page, 'Your product has been updated successfully.')).toBeVisible();
  await expect(page).toHaveURL('/seller/products');
});

test.describe('inside the layout', () => {
  test.use({
    allowedConsole: /^Page not found: |Failed to load resource/,
  });

  test('an unknown path is the 404 page, with the menu at hand', async ({ page }) => {
    await page.goto('/seller/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await page
      .getByRole('navigation', { name: 'Seller' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Orders');
  });

  test('a page whose code does not arrive leaves the error screen, with the menu at hand', async ({
    page,
  }) => {
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

for (const path of ['/', '/products', '/product/1', '/cart', '/checkout']) {
  test(`${path} loads nothing of the forms and the seller area`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is fetched ahead comes in an idle moment.
    await expect
      .poll(() => scriptAddresses(page))
      .toContainEqual(expect.stringMatching(/\/Toaster-/));
    await expect
      .poll(() => scriptAddresses(page))
      .toContainEqual(expect.stringMatching(/\/ProductPage-/));
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
