import { cartLink, expect, productCard, test, toast } from './support/shop-test.ts';

test.describe('an unknown path', () => {
  test.use({ allowedConsole: /^Page not found: / });

  for (const path of [
    '/nowhere',
    '/product',
    '/products/1',
    '/%E0%A4%A',
    '/cart/1',
    '/constructor',
  ]) {
    test(`${path} is the 404 page`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Page not found')) logged.push(message.text());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle('Page Not Found | ESSENCE');
      expect(new Set(logged).size).toBe(1);
      expect(logged[0]).toContain(path.replaceAll('%', path.includes('%E0') ? '%25' : '%'));
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('a page whose code does not arrive', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('leaves the error screen, with a way to reload and a way home', async ({ page }) => {
    await page.route(/ProductsPage/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');

    await page.unroute(/ProductsPage/);
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });

  test('is tried again by whoever goes there again', async ({ page }) => {
    await page.route(/ProductsPage/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
    await page.unroute(/ProductsPage/);
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });

  test('does not keep other pages from being shown', async ({ page }) => {
    await page.route(/CartPage/, (route) => route.abort());
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await page.getByRole('banner').getByRole('link', { name: 'ESSENCE' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  });
});

test.describe('toasts whose code does not arrive', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('leave the shop as it is, and the next one is tried again', async ({ page }) => {
    await page.route(/[Tt]oast/, (route) => route.abort());
    const aborted = page.waitForEvent('requestfailed', (request) => /Toaster/.test(request.url()));
    await page.goto('/products');
    await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
    await aborted;
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');

    await page.unroute(/[Tt]oast/);
    await productCard(page, 'Leather Notebook').getByRole('button').click();
    await expect(toast(page, 'Added Leather Notebook to cart')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });
});

test('while the next page is on its way the last one stays, marked as busy', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/ProductsPage/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minimal Design/);
  release?.();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('a picture that does not come leaves its colour and its words', async ({ page }) => {
  await page.route(/photographs/, (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/products');
  const picture = page.getByRole('article', { name: 'Leather Notebook' }).getByRole('img');
  await expect(picture).toHaveAttribute('alt', /leather notebook/i);
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
});
