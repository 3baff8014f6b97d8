import { placeOrderButton, summaryFigure } from './support/locators.ts';
import { expect, linesOf, scrollTo, seedCart, test } from './support/shop-test.ts';

test('total and Proceed to Checkout are sticky, except on a screen 360 px high', async ({
  page,
}) => {
  const checkout = page.getByRole('link', { name: 'Proceed to Checkout' });
  await seedCart(page, linesOf('12345678'));
  await page.goto('/cart');
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await expect(summaryFigure(page, 'Total')).toBeInViewport({ ratio: 1 });
  await expect(summaryFigure(page, 'Subtotal')).not.toBeInViewport();

  await page.getByRole('link', { name: 'Continue Shopping' }).scrollIntoViewIfNeeded();
  const tax = await summaryFigure(page, 'Tax').boundingBox();
  const total = await summaryFigure(page, 'Total').boundingBox();
  expect(total?.y).toBeGreaterThan((tax?.y ?? Infinity) + (tax?.height ?? 0));

  await page.setViewportSize({ width: 600, height: 360 });
  await scrollTo(page, 40);
  await expect(page.getByRole('banner')).toHaveAttribute('data-compact');
  await expect(checkout).not.toBeInViewport();
});

test('total and Place Order are sticky', async ({ page }) => {
  await seedCart(page, linesOf('1'));
  await page.goto('/checkout');
  await expect(placeOrderButton(page)).toBeInViewport({ ratio: 1 });
  await expect(summaryFigure(page, 'Total')).toBeInViewport({ ratio: 1 });
});
