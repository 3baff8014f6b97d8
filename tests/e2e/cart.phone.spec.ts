import { cartRow, expect, lampLine, seedCart, summaryFigure, test } from './support/shop-test.ts';

const manyLines = Array.from({ length: 8 }, (_, index) => ({
  ...lampLine,
  id: `line-${index}`,
  name: `Lamp ${index}`,
}));

test.describe('a cart that is higher than the screen', () => {
  test.beforeEach(async ({ page }) => {
    await seedCart(page, manyLines);
    await page.goto('/cart');
  });

  test('keeps the total and the next step at the foot of the screen once it is scrolled', async ({
    page,
  }) => {
    const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
    await expect(checkout).not.toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, 40);
    });
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await expect(summaryFigure(page, 'Total')).toBeInViewport({ ratio: 1 });
    await expect(summaryFigure(page, 'Subtotal')).not.toBeInViewport();

    await page.getByRole('link', { name: 'Continue Shopping' }).scrollIntoViewIfNeeded();
    const tax = await boundsOf(summaryFigure(page, 'Tax'));
    const total = await boundsOf(summaryFigure(page, 'Total'));
    expect(total.y).toBeGreaterThan(tax.y + tax.height);
  });

  test('never lets them lie over what has the focus', async ({ page }) => {
    await cartRow(page, 'Lamp 0').getByRole('button', { name: 'Remove' }).focus();
    for (let index = 1; index < manyLines.length; index += 1) {
      const remove = cartRow(page, `Lamp ${index}`).getByRole('button', { name: 'Remove' });
      while (!(await remove.evaluate((button) => button === document.activeElement))) {
        await page.keyboard.press('Tab');
      }
      const { y, height } = await boundsOf(remove);
      const foot = await boundsOf(summaryFigure(page, 'Total'));
      expect(y + height).toBeLessThan(foot.y);
    }
  });

  test('keeps its room on a low screen', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.evaluate(() => {
      window.scrollTo(0, 40);
    });
    await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).not.toBeInViewport();
  });
});

async function boundsOf(locator: ReturnType<typeof summaryFigure>) {
  const bounds = await locator.boundingBox();
  if (!bounds) throw new Error('It is not on the page.');
  return bounds;
}
