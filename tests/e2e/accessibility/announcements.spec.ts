import type { Page } from 'playwright/test';
import { pathOf, productOf } from '../../support/product-roles.ts';
import { cartLink, heading, toast } from '../support/locators.ts';
import { expect, test } from '../support/shop-test.ts';

// Focus and live region on navigation. Stories test the announcements within a page.

/** The live region is located by its attribute because it has no role. */
const liveRegion = (page: Page, text: string) =>
  page.locator('[aria-live=polite]').filter({ hasText: text });

test('an announcement stays for 5 seconds, also after another one', async ({ page }) => {
  await page.clock.install();
  await page.goto(pathOf('costly'));
  const increase = page.getByRole('button', { name: 'Increase quantity' });
  await increase.click();
  await expect(liveRegion(page, '2')).toBeAttached();
  await page.clock.fastForward(4000);
  await increase.click();
  await page.clock.fastForward(4000);
  await expect(liveRegion(page, '3')).toBeAttached();
  await page.clock.fastForward(1000);
  await expect(page.locator('#announcer')).toHaveText('');
});

test('a navigation and Back announce the title and move the focus', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('ESSENCE | Premium Products');
  await expect(page.locator('body')).toBeFocused();
  await expect(liveRegion(page, 'ESSENCE')).toHaveCount(0);
  for (const link of [
    page.getByRole('link', { name: 'Explore Collection' }),
    page.getByRole('banner').getByRole('link', { name: 'SHOP' }),
    page.getByRole('link', { name: 'View All Products' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }),
  ]) {
    await link.click();
    await expect(heading(page, 'Shop')).toBeFocused();
    await expect(liveRegion(page, 'Shop | ESSENCE')).toBeAttached();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await expect(liveRegion(page, 'ESSENCE | Premium Products')).toBeAttached();
  }

  await test.step('what is on the screen, if the link is gone', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .last()
      .click();
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(heading(page, 'Shopping Cart')).toBeFocused();
    await page.goBack();
    await expect(page.locator(':focus')).toBeInViewport();
  });

  await test.step('what is on the screen, after Back of a filter', async () => {
    await page.goto('/products');
    await page.getByRole('button', { name: productOf('cheap').category }).click();
    await expect(page).toHaveURL(/category=/);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.goBack();
    await expect(page.locator(':focus')).toBeInViewport();
  });

  await test.step('the link to the cart, also if that is empty by now', async () => {
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await page.goBack();
    await expect(cartLink(page)).toBeFocused();
  });
});

test('the live region of the toasts is in the page 100 ms before the first toast', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seenAt = { region: Infinity, toast: Infinity };
    Object.assign(window, { seenAt });
    new MutationObserver(() => {
      const now = performance.now();
      if (document.querySelector('section[aria-live=polite]'))
        seenAt.region = Math.min(seenAt.region, now);
      if (document.querySelector('[data-toast]')) seenAt.toast = Math.min(seenAt.toast, now);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(toast(page, `Added ${productOf('costly').name} to cart`)).toBeVisible();
  const delay = await page.evaluate<number>('seenAt.toast - seenAt.region');
  expect(delay).toBeGreaterThanOrEqual(100);
});
