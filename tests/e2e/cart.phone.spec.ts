import { lineOf } from '../support/roles.ts';
import { summaryFigure } from './support/locators.ts';
import { expect, scrollTo, seedCart, test } from './support/shop-test.ts';

const makeLines = () =>
  Array.from({ length: 8 }, (_, index) =>
    lineOf('costly', { id: `line-${index}`, name: `Lamp ${index}` }),
  );

test.describe('Cart page on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await seedCart(page, makeLines());
    await page.goto('/cart');
  });

  test('total and Proceed to Checkout become sticky on scroll, except on a screen 360 px high', async ({
    page,
  }) => {
    const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
    await expect(checkout).not.toBeInViewport();
    await scrollTo(page, 40);
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await expect(summaryFigure(page, 'Total')).toBeInViewport({ ratio: 1 });
    await expect(summaryFigure(page, 'Subtotal')).not.toBeInViewport();

    await page.getByRole('link', { name: 'Continue Shopping' }).scrollIntoViewIfNeeded();
    const tax = await boundsOf(summaryFigure(page, 'Tax'));
    const total = await boundsOf(summaryFigure(page, 'Total'));
    expect(total.y).toBeGreaterThan(tax.y + tax.height);

    await page.setViewportSize({ width: 640, height: 360 });
    await scrollTo(page, 40);
    await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
    await expect(checkout).not.toBeInViewport();
  });
});

async function boundsOf(locator: ReturnType<typeof summaryFigure>) {
  const bounds = await locator.boundingBox();
  if (!bounds) throw new Error('The element is not rendered.');
  return bounds;
}
