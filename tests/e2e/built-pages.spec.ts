import {
  cartLink,
  expect,
  productCard,
  recordHeadings,
  seedCart,
  lampLine,
  penLine,
  test,
} from './support/shop-test.ts';

const builtPages = [
  ['/', 'Minimal Design.Maximum Impact.'],
  ['/products', 'Shop'],
  ['/product/1', 'Arc Desk Lamp'],
  ['/product/8', 'Bookshelf Speaker'],
  ['/cart', 'Your cart is empty'],
  ['/checkout', 'Checkout'],
  ['/account', 'My Account'],
  ['/seller/products', 'My Products'],
  ['/seller/add-product', 'Add New Product'],
  ['/seller/edit-product/7', 'Edit Product'],
  ['/seller/orders', 'Seller Orders'],
  ['/seller/analytics', 'Analytics'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsUntilLive: false });

  for (const [path, heading] of builtPages) {
    test(`${path} shows its content and says what it cannot do`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('noscript p')).toBeInViewport();
    });
  }

  test('the grid shows names, prices and pictures, and its links lead to the products', async ({
    page,
  }) => {
    await page.goto('/products');
    await expect(page.getByRole('article')).toHaveCount(8);
    const pen = productCard(page, 'Brass Rollerball Pen');
    await expect(pen).toContainText('$48.00');
    await pen.scrollIntoViewIfNeeded();
    await expect
      .poll(() => pen.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await pen.getByRole('link').click();
    await expect(page).toHaveURL('/product/5');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brass Rollerball Pen');
    await expect(page.getByText('$48.00')).toBeVisible();
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('a path that nothing stands at', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const [path, heading] of [
    ['/nowhere', 'Oops! Page not found'],
    ['/404', 'Oops! Page not found'],
    ['/product/99', 'Product Not Found'],
    ['/product/404', 'Product Not Found'],
    ['/seller/nowhere', 'Oops! Page not found'],
  ] as const) {
    test(`${path} has the status 404 and the page that says so`, async ({ page, request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`>${heading}</h1>`);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('a missing file is no page', async ({ request }) => {
    const response = await request.get('/assets/gone.js');
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('');
  });
});

test('documents are sent compressed and asked for anew, hashed files are kept for a year', async ({
  request,
}) => {
  const page = await request.get('/products');
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const script = /data-files="(\/assets\/[^" ]+\.js)/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const gzipped = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gzipped.headers()).toMatchObject({ 'content-encoding': 'gzip' });
});

test.describe('while a page is taken over', () => {
  for (const path of [
    '/',
    '/products',
    '/product/1',
    '/product/2',
    '/cart',
    '/account',
    '/seller/products',
  ]) {
    test(`${path} does not move`, async ({ page }) => {
      await seedCart(page, [lampLine, penLine]);
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('shifted' in window && 'value' in entry) {
              window.shifted = Number(window.shifted) + Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      // The shop's font, when it comes late, may move a word by a hair.
      expect(await page.evaluate('shifted')).toBeLessThan(0.001);
    });
  }

  test('a cart with lines never looks empty', async ({ page }) => {
    await seedCart(page, [lampLine]);
    const seenHeadings = await recordHeadings(page);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
    expect(new Set(await seenHeadings())).toEqual(new Set(['Shopping Cart']));
  });

  test('the checkout of a cart with lines stays the checkout', async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await expect(page).toHaveURL('/checkout');
  });
});
