import { expect, lampLine, penLine, seedCart, test, toast } from './support/shop-test.ts';

const pages = [
  '/',
  '/products',
  '/product/4',
  '/cart',
  '/checkout',
  '/account',
  '/seller/products',
  '/seller/add-product',
];

for (const path of pages) {
  test(`${path} prints without boxes that are fixed to the screen`, async ({ page }) => {
    await seedCart(page, [lampLine, { ...penLine, quantity: 3 }]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await page.emulateMedia({ media: 'print' });
    // A browser prints a fixed box on every sheet, and one that sticks to the bottom, over the text.
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { position, bottom } = getComputedStyle(element);
          return position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(fixed).toEqual([]);
    await expect(page.getByRole('banner').getByText('ESSENCE')).toBeVisible();
    await expect(page.getByText('Skip to content')).toBeHidden();
  });
}

test('toasts are not printed', async ({ page }) => {
  await page.goto('/product/4');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await toast(page, 'Added Linen Desk Mat to cart').hover();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sonner-toast]')).toBeHidden();
});
