import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { cartLink, cartRow, heading, removeButtons } from './support/locators.ts';
import { recordViewTransitions } from './support/recorders.ts';
import {
  expect,
  linesOf,
  openTab,
  scrollTo,
  seedCart,
  storedCart,
  test,
} from './support/shop-test.ts';

test('Clear Cart shows the empty state and scrolls to the top', async ({ page }) => {
  await seedCart(page, linesOf('123456'));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(heading(page)).toHaveText('Your cart is empty');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the page does not jump when a line is removed and restored', async ({ page }) => {
    await seedCart(page, linesOf('1234'));
    await page.goto('/cart');
    await scrollTo(page, 200);
    const tops = await page.evaluateHandle(() => {
      const found = [scrollY];
      addEventListener('scroll', () => found.push(scrollY));
      return found;
    });
    const settle = () =>
      page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      );
    await removeButtons(page).nth(1).click();
    await expect(removeButtons(page)).toHaveCount(3);
    await settle();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(removeButtons(page)).toHaveCount(4);
    await settle();
    const steps = (await tops.jsonValue()).map((top, index, all) => top - (all[index - 1] ?? top));
    // A line is 166 px high.
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(100);
  });
});

test('a line added in another tab does not move the focus', async ({ page, context }) => {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/cart');
  const other = await openTab(context, pathOf('cheap'));
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartRow(page, productOf('cheap').name)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a typed quantity is applied when Back or a reload leaves the cart', async ({ page }) => {
  await seedCart(page, [lineOf('cheap')]);
  await page.goto(pathOf('cheap'));
  await cartLink(page).click();
  await page.getByRole('textbox').fill('7');
  await page.goBack();
  await expect(heading(page)).toHaveText(productOf('cheap').name);
  expect(await storedCart(page)).toMatchObject([{ quantity: 7 }]);
  await page.goForward();
  await page.getByRole('textbox').fill('8');
  await page.reload();
  expect(await storedCart(page)).toMatchObject([{ quantity: 8 }]);
});

for (const name of ['Remove', 'Decrease', 'Clear Cart']) {
  test(`the cart fades out when ${name} empties it`, async ({ page }) => {
    const animated = await recordViewTransitions(page);
    await seedCart(page, [lineOf('cheap')]);
    await page.goto('/cart');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(heading(page, 'Your cart is empty')).toBeFocused();
    await expect.poll(animated).toContain('::view-transition-old(root)');
  });
}
