import { AxeBuilder } from '@axe-core/playwright';
import {
  cartLink,
  expect,
  lampLine,
  penLine,
  productCard,
  seedCart,
  test,
  toast,
} from './support/shop-test.ts';

const routes = [
  '/',
  '/products',
  '/products?q=unicorn',
  '/product/4',
  '/product/7',
  '/product/99',
  '/cart',
  '/checkout',
  '/account',
  '/account?tab=seller',
  '/seller/products',
  '/seller/edit-product/1',
  '/seller/orders',
  '/seller/analytics',
];

for (const path of routes) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seedCart(page, [lampLine, { ...penLine, quantity: 120 }]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test(`nothing scrolls sideways on ${path} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await seedCart(page, [
      { ...lampLine, name: 'Unbreakable'.repeat(12) },
      { ...penLine, quantity: 99_999 },
    ]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test(`${path} has one title, one h1 and its landmarks`, async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

test.describe('without a page', () => {
  test.use({ allowedConsole: /^Page not found: / });

  test('axe finds nothing on the 404 page', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

test('axe finds nothing in refused fields and in a toast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seedCart(page, [lampLine, penLine]);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(10);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).click();
  await expect(toast(page, 'Removed Arc Desk Lamp from cart')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/products');
});

test('a new page takes the focus and reads out its title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Shop | ESSENCE' })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'ESSENCE | Premium Products' }),
  ).toBeAttached();
});

test('the focus is never hidden under the header', async ({ page }) => {
  await page.goto('/products');
  await productCard(page, 'Bookshelf Speaker').getByRole('button').focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
    );
    expect(top).toBeGreaterThan(76);
  }
});

test('the targets of a cart are large enough for a thumb', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeVisible();
  for (const target of await page.getByRole('main').getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect((await cartLink(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await expect(productCard(page, 'Arc Desk Lamp')).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).transitionDuration)
      .filter((duration) => duration.split(', ').some((part) => Number.parseFloat(part) > 0)),
  );
  expect(moving).toEqual([]);
});
