import type { Page } from 'playwright/test';
import { makePng } from '../support/files.ts';
import { lineOf } from '../../support/product-roles.ts';
import { cartLink, cartRow, heading, toast } from '../support/locators.ts';
import { expect, seedCart, test } from '../support/shop-test.ts';

// A page and a same-origin image that do not exist.
test.use({ allowedMessages: /404 \(Not Found\)|^Page not found: / });

const IMAGE = '<img src=x onerror="window.pwned=1">';
const SCRIPT = '"><script>window.pwned=1</script>';
const JS_URL = 'javascript:window.pwned=1';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"
  onload="top.document.title = 'ran'"><script>top.document.title = 'ran'</script>
  <rect width="10" height="10"/></svg>`;

/** Returns an assertion that no hostile input ran or opened a dialog. A violation of the CSP logs a console error. */
function watchForHarm(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(dialogs).toEqual([]);
  };
}

test('hostile cart lines render as text in the cart, its toasts and the checkout', async ({
  page,
}) => {
  const expectNoHarm = watchForHarm(page);
  await seedCart(page, [
    lineOf('costly', { id: 'a', name: IMAGE, image: JS_URL }),
    lineOf('costly', { id: SCRIPT, name: SCRIPT, image: `/photographs/${SCRIPT}` }),
    lineOf('costly', {
      id: 'constructor',
      name: JS_URL,
      image: 'data:text/html,<script>0</script>',
    }),
    lineOf('costly', { id: '__proto__', name: '{{x}}', image: '//elsewhere.example/x.svg' }),
    lineOf('costly', { id: '../1', name: '\u202Egnirts', image: '/\\elsewhere.example/x.svg' }),
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(5);
  for (const name of [IMAGE, SCRIPT, JS_URL]) await expect(cartRow(page, name)).toBeVisible();
  await cartRow(page, IMAGE)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(toast(page, `Removed ${IMAGE} from cart`)).toBeVisible();
  await expect(cartLink(page)).toHaveText('4');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(SCRIPT);
  await expectNoHarm();
});

test('hostile text in a URL renders only as text, and the page opens', async ({ page }) => {
  const expectNoHarm = watchForHarm(page);
  for (const [path, title] of [
    [`/products?category=${SCRIPT}&min=${SCRIPT}&max=-1e999#${IMAGE}`, 'Shop'],
    [`/product/${encodeURIComponent(SCRIPT)}`, 'Product Not Found'],
    [`/account?tab=${SCRIPT}`, 'My Account'],
    [`/seller/edit-product/${encodeURIComponent(IMAGE)}`, 'Edit Product'],
    [`/seller/${encodeURIComponent(SCRIPT)}`, 'Oops! Page not found'],
    [`/?next=${JS_URL}`, 'Minimal Design.Maximum Impact.'],
    [`/products?q=${encodeURIComponent(IMAGE)}`, 'Shop'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(title);
    await expectNoHarm();
  }
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(IMAGE);
});

test('hostile file names render as text, and no file runs code', async ({ page }) => {
  const expectNoHarm = watchForHarm(page);
  await page.goto('/seller/add-product');
  const svg = { name: `${SCRIPT}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
  await page.locator('input[type=file]').setInputFiles([makePng(IMAGE), svg]);
  await expect(page.getByRole('list', { name: 'Selected images' }).getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('button', { name: `Remove ${IMAGE}` })).toBeVisible();
  await expect(page).toHaveTitle('Add New Product | ESSENCE');
  await expectNoHarm();
});
