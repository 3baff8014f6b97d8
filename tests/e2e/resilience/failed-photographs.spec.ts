import { pathOf, productOf } from '../../support/product-roles.ts';
import { heading, productCard } from '../support/locators.ts';
import { recordViewTransitions } from '../support/recorders.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ allowedMessages: /Failed to load resource/ });

test('a photograph that failed offline is loaded when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(pathOf('costly'));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'SHOP' }).click();
  const photograph = productCard(page, productOf('last').name).getByRole('img');
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph).toHaveJSProperty('complete', true);
  await expect(photograph).toHaveJSProperty('naturalWidth', 0);
  await context.setOffline(false);
  await expect(photograph).not.toHaveJSProperty('naturalWidth', 0);
});

test('a photograph that has failed does not move to the page of its product', async ({ page }) => {
  const animated = await recordViewTransitions(page);
  await page.route('**/photographs/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/products');
  const card = productCard(page, productOf('cheap').name);
  await expect(card.getByRole('img')).toHaveAttribute('data-failed');
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(productOf('cheap').name);
  expect(await animated()).toEqual([]);
  // A photograph behind text shows neither its text nor an icon.
  await page.goto('/');
  await expect(page.locator('[data-over-image] img')).toHaveCSS('opacity', '0');
});
