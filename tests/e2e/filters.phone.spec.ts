import { productOf, sharedWord } from '../support/product-roles.ts';
import { heading } from './support/locators.ts';
import { expect, test } from './support/shop-test.ts';

test('the filter sheet closes on Enter', async ({ page }) => {
  const query = sharedWord();
  await page.goto('/products');
  const showFilters = page.getByRole('button', { name: 'Show Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await showFilters.tap();
  await page.getByRole('searchbox').fill(query);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/products?q=${query}`);
  await expect(showFilters).toBeFocused();
});

test('Back and Forward change the category and close the filter sheet', async ({ page }) => {
  const { category } = productOf('cheap');
  const showFilters = page.getByRole('button', { name: 'Show Filters' });
  await page.goto('/products');
  await showFilters.tap();
  await page.getByRole('button', { name: category }).tap();
  await expect(page).toHaveURL(`/products?category=${category}`);
  await showFilters.tap();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showFilters.tap();
  await page.goForward();
  await expect(page).toHaveURL(`/products?category=${category}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a resize that removes the focused filter focuses the heading', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await page.getByRole('searchbox').fill('oak');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

for (const [width, height] of [
  [375, 667],
  [844, 390],
] as const)
  test(`at ${width} by ${height} px, the button of the filter sheet does not cover the price range`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const maximum = page.getByRole('dialog').getByText('$200');
    const isOnTop = await maximum.evaluate((text) => {
      const { left, bottom } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + 1, bottom - 1));
    });
    expect(isOnTop).toBe(true);
  });
