import { expect, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a page takes the place of another at once', async ({ page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          durations.push(Number(effect?.getComputedTiming().duration));
        }
      };
      void note();
      return transition;
    };
  });
  await page.goto('/products');
  await page.getByRole('article', { name: 'Pour-Over Set' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour-Over Set');
  expect(
    await page.evaluate<number[]>('window.durations.filter((duration) => duration > 0)'),
  ).toEqual([]);
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
