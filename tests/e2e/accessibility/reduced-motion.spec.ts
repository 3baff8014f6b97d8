import { expect, recordViewTransitions, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a page takes the place of another at once', async ({ page }) => {
  const viewTransitions = await recordViewTransitions(page);
  await page.goto('/products');
  await page.getByRole('article', { name: 'Pour-Over Set' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour-Over Set');
  expect((await viewTransitions()).filter(({ duration }) => duration > 0)).toEqual([]);
});

test('View Featured jumps there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Featured' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Collection' })).toBeInViewport();
  const [soon, later] = await page.evaluate(async () => {
    const first = window.scrollY;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return [first, window.scrollY];
  });
  expect(later).toBe(soon);
});
