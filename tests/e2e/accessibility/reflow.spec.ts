import { lineOf } from '../../support/product-roles.ts';
import { cartLink } from '../support/locators.ts';
import { expect, seedCart, setTextSize, test } from '../support/shop-test.ts';
import { findLayoutFaults } from '../../support/layout.ts';

test('cart and checkout fit into 240 px with long words and large numbers', async ({ page }) => {
  await seedCart(page, [
    lineOf('costly', { quantity: 99_999, price: 1_000_000 }),
    lineOf('cheap', { id: 'old', quantity: 99_999, price: 999_999.99 }),
    lineOf('costly', { id: 'long', name: 'Unbreakable'.repeat(12), price: 0 }),
  ]);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByText('$213997858930.01')).toBeVisible();
    for (const width of [320, 256, 240]) {
      await page.setViewportSize({ width, height: 600 });
      await expect.soft.poll(() => findLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('names in the cart wrap between words', async ({ page }) => {
  await seedCart(page, [lineOf('costly'), lineOf('cheap'), lineOf('lowStock')]);
  await page.goto('/cart');
  for (const width of [640, 700, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const brokenWords = await page
      .getByRole('main')
      .locator('li p a')
      .evaluateAll((names) =>
        names.flatMap((name) => {
          const text = name.firstChild ?? name;
          return [...name.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    expect.soft(brokenWords, `${width} px`).toEqual([]);
  }
});

test('hero links stay above the lamp and the cart badge inside its icon with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/');
  await expect(cartLink(page)).toHaveText('1');
  await setTextSize(page, '200%');
  const hero = await page.locator('[data-over-image]').boundingBox();
  const link = await page.getByRole('link', { name: 'View Featured' }).boundingBox();
  if (!hero || !link) throw new Error('The hero is not rendered.');
  // The upper 34.5 % of the photograph shows only the wall.
  expect(link.y + link.height).toBeLessThan(hero.y + hero.height * 0.345);
  const icon = await cartLink(page).locator('svg').boundingBox();
  const badge = await cartLink(page).locator('[data-cart-count]').boundingBox();
  expect(icon?.width).toBe(40);
  expect(badge?.width).toBeLessThan(40);
});
