import type { Page } from 'playwright/test';
import { makePng, makeScriptedSvg } from '../support/files.ts';
import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  seedCart,
  test,
  toast,
} from '../support/shop-test.ts';
import { watchViolations } from '../support/violations.ts';

const IMAGE = '<img src=x onerror="window.pwned=1">';
const SCRIPT = '"><script>window.pwned=1</script>';
const ADDRESS = 'javascript:window.pwned=1';

/** Whatever runs or opens a dialog is told; so is what only the policy had to stop. */
async function watchHarm(page: Page) {
  const violations = await watchViolations(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect([...violations, ...dialogs]).toEqual([]);
  };
}

test.describe('a cart of hostile lines', () => {
  // One of its pictures could lie in the shop, and does not.
  test.use({ allowedConsole: /404 \(Not Found\)/ });

  test('is shown as text, changed and taken to the checkout', async ({ page }) => {
    const expectNoHarm = await watchHarm(page);
    await seedCart(page, [
      { ...lampLine, id: 'a', name: IMAGE, image: ADDRESS },
      { ...lampLine, id: SCRIPT, name: SCRIPT, image: `/photographs/${SCRIPT}` },
      { ...lampLine, id: 'constructor', name: ADDRESS, image: 'data:text/html,<script>0</script>' },
      { ...lampLine, id: '__proto__', name: '{{constructor}}', image: '//elsewhere.example/x.svg' },
      { ...lampLine, id: '../1', name: '\u202Egnirts', image: '/\\elsewhere.example/x.svg' },
    ]);
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(5);
    for (const name of [IMAGE, SCRIPT, ADDRESS]) await expect(cartRow(page, name)).toBeVisible();
    const sources = await page
      .getByRole('list', { name: 'Cart' })
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => new URL(image.src).origin),
      );
    expect(new Set(sources)).toEqual(new Set([new URL(page.url()).origin]));
    await cartRow(page, IMAGE)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(toast(page, `Removed ${IMAGE} from cart`)).toBeVisible();
    await expect(cartLink(page)).toHaveText('4');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(SCRIPT);
    await expectNoHarm();
  });
});

test.describe('an address', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const [path, title] of [
    [`/products?q=${IMAGE}`, 'Shop'],
    [`/products?category=${SCRIPT}&min=${SCRIPT}&max=-1e999`, 'Shop'],
    [`/products#${IMAGE}`, 'Shop'],
    [`/product/${encodeURIComponent(SCRIPT)}`, 'Product Not Found'],
    ['/product/__proto__', 'Product Not Found'],
    [`/account?tab=${SCRIPT}`, 'My Account'],
    [`/seller/edit-product/${encodeURIComponent(IMAGE)}`, 'Edit Product'],
    ['/seller/edit-product/constructor', 'Edit Product'],
    [`/seller/${encodeURIComponent(SCRIPT)}`, 'Oops! Page not found'],
    [`/${encodeURIComponent(IMAGE)}`, 'Oops! Page not found'],
    [`/?next=${ADDRESS}`, 'Minimal Design.Maximum Impact.'],
  ] as const) {
    test(`of ${path} opens its page and no more`, async ({ page }) => {
      const expectNoHarm = await watchHarm(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectNoHarm();
    });
  }

  test('of two slashes leads to no other host', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//elsewhere.example/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('what is searched for is shown as text', async ({ page, isPhone }) => {
  const expectNoHarm = await watchHarm(page);
  await page.goto(`/products?q=${encodeURIComponent(IMAGE)}`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: 'Show Filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(IMAGE);
  await expectNoHarm();
});

test('a seller may name pictures and products as they like', async ({ page }) => {
  const expectNoHarm = await watchHarm(page);
  await page.goto('/seller/add-product');
  const browsing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Images' }).click();
  await (await browsing).setFiles([makePng(IMAGE), makeScriptedSvg(`${SCRIPT}.svg`)]);
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('button', { name: `Remove ${IMAGE}` })).toBeVisible();
  await page.getByLabel('Product Name', { exact: true }).fill(SCRIPT);
  await page.getByLabel('Description', { exact: true }).fill(IMAGE);
  await page.getByLabel('Price ($)', { exact: true }).fill('1');
  await page.getByLabel('Stock Quantity', { exact: true }).fill('1');
  await page.getByLabel('Category', { exact: true }).selectOption('home');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(toast(page, 'Product Created')).toBeVisible();
  await expect(page).toHaveTitle('My Products | ESSENCE');
  await expectNoHarm();
});
