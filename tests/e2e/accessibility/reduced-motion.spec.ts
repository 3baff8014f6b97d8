// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import { expect, test } from '../support/shop-test.ts';
import { openState, screensOf, shopStates } from './shop-states.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const state of shopStates) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: state.allowedConsole ?? null });

    test('keeps still', async ({ page }) => {
      await openState(page, state, screensOf(state)[0] ?? 'wide');
      const moving = await page.evaluate(() => {
        const lasts = (durations: string) =>
          durations.split(', ').some((duration) => Number.parseFloat(duration) > 0);
        return [...document.querySelectorAll('*')]
          .filter((element) =>
            [undefined, '::before', '::after'].some((part) => {
              const style = getComputedStyle(element, part);
              const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
              return (
                isAnimated ||
                (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) ||
                style.scrollBehavior === 'smooth'
              );
            }),
          )
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(moving).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}

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
