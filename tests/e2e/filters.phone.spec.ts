import { fillIn, find, role, sharedWord } from '../support/roles.ts';
import { expect, heading, test } from './support/shop-test.ts';

test('the filter sheet closes on Escape, Enter and Show Products', async ({ page }) => {
  const query = sharedWord();
  const { length } = find({ query });
  await page.goto('/products');
  const showFilters = page.getByRole('button', { name: 'Show Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await showFilters.tap();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(showFilters).toBeFocused();

  await showFilters.tap();
  await page.getByRole('searchbox').fill(query);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/products?q=${query}`);
  await expect(showFilters).toBeFocused();

  await showFilters.tap();
  await page.getByRole('button', { name: `Show ${length} Products` }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(length);
});

test('the filter sheet closes on Back and stays closed on Forward', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).tap();
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await page.getByRole('searchbox').fill('oak');
  await expect(page).toHaveURL('/products?q=oak');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/products?q=oak');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('Back closes the sheet and undoes the selected category', async () => {
    await page.getByRole('button', { name: 'Show Filters' }).tap();
    const { category } = role('cheap');
    await page.getByRole('button', { name: category }).tap();
    await expect(page).toHaveURL(`/products?q=oak&category=${category}`);
    await page.getByRole('button', { name: 'Show Filters' }).tap();
    await page.goBack();
    await expect(page).toHaveURL('/products?q=oak');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a window that becomes wider with the filter sheet open has the focus on its heading', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await page.getByRole('searchbox').fill('oak');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the results of a search in the filter sheet and of Clear scroll into view', async ({
  page,
}) => {
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
    });
  await page.goto('/products');
  await scrollDown();
  await page.getByRole('button', { name: 'Show Filters' }).evaluate((button: HTMLElement) => {
    button.click();
  });
  await page.getByRole('searchbox').fill(sharedWord());
  await expect(page).toHaveURL(/[?]/);
  await page.getByRole('button', { name: 'Hide Filters' }).tap();
  const glass = await page.locator('header .glass').boundingBox();
  const expectResultsInView = () =>
    expect(async () => {
      const top = (await page.getByRole('article').first().boundingBox())?.y;
      expect(top).toBeGreaterThanOrEqual((glass?.y ?? 0) + (glass?.height ?? 0));
      expect(top).toBeLessThan(300);
    }).toPass();
  await expectResultsInView();
  await page.goto('/products?max=199');
  await scrollDown();
  await page.getByRole('button', { name: 'Clear filters' }).tap();
  await expectResultsInView();
});

for (const [path, button] of [
  ['/products', 'Clear filters'],
  ['/products?q={cheap.name}', 'Reset Filters'],
] as const) {
  test(`Back that removes ${button} moves its focus to the heading`, async ({ page }) => {
    const { category } = role('costly');
    await page.goto(fillIn(path));
    await page.getByRole('button', { name: 'Show Filters' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: category }).tap();
    await page.getByRole('button', { name: button }).focus();
    await page.goBack();
    await expect(heading(page)).toBeFocused();
  });
}
