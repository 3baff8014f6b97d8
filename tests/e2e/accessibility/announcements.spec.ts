import type { Page } from 'playwright/test';
import { expect, test } from '../support/shop-test.ts';

/*
 * What a screen reader is told of a page that takes the place of another. What a page announces of itself
 * is tested in its stories.
 */

/** A live region without a role, which is not read while it is empty. */
const live = (page: Page, text: string) =>
  page.locator('[aria-live=polite]').filter({ hasText: text });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('a document is left to the reader, a page after it takes the focus and reads out its title', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('ESSENCE | Premium Products');
  await expect(page.locator('body')).toBeFocused();
  await expect(live(page, 'ESSENCE')).toHaveCount(0);
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(heading(page, 'Shop')).toBeFocused();
  await expect(live(page, 'Shop | ESSENCE')).toBeAttached();
  await page.goBack();
  await expect(heading(page, /Minimal Design/)).toBeFocused();
  await expect(live(page, 'ESSENCE | Premium Products')).toBeAttached();
});

test.describe('a page whose code does not arrive', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('announces the title of the error screen, and the next page its own', async ({ page }) => {
    // And with no server that answers, so that it is not loaded again as a document.
    await page.route(/AccountPage|\/account$/, (route) => route.abort());
    await page.goto('/cart');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'ACCOUNT' }).click();
    await expect(heading(page, 'Unexpected Application Error!')).toBeFocused();
    await expect(live(page, 'Unexpected Application Error! | ESSENCE')).toBeAttached();
    await nav.getByRole('link', { name: 'SHOP' }).click();
    await expect(heading(page, 'Shop')).toBeFocused();
    await expect(live(page, 'Shop | ESSENCE')).toBeAttached();
  });
});

test('Skip to content is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/products');
});
