import { role } from '../../support/roles.ts';
import { heading } from '../support/locators.ts';
import { recordViewTransitions } from '../support/recorders.ts';
import { expect, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('navigation has no view transition with reduced motion', async ({ page }) => {
  const animated = await recordViewTransitions(page);
  await page.goto('/products');
  const { name } = role('cheap');
  await page.getByRole('article', { name }).getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  expect(await animated()).toEqual([]);
});

test('View Featured jumps to the collection with reduced motion', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Featured' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Collection' })).toBeInViewport();
  const [before, after] = await page.evaluate(async () => {
    const first = window.scrollY;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return [first, window.scrollY];
  });
  expect(after).toBe(before);
});
