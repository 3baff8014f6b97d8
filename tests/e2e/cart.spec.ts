import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  penLine,
  seedCart,
  storedCart,
  summaryFigure,
  test,
} from './support/shop-test.ts';

test('changed quantities and removed lines are stored and survive a reload', async ({ page }) => {
  await seedCart(page, [lampLine, { ...penLine, quantity: 2 }]);
  await page.goto('/cart');
  await cartRow(page, 'Arc Desk Lamp').getByRole('button', { name: 'Increase quantity' }).click();
  await expect(summaryFigure(page, 'Subtotal')).toHaveText('$394.00');
  expect(await storedCart(page)).toEqual([
    { ...lampLine, quantity: 2 },
    { ...penLine, quantity: 2 },
  ]);
  await page.getByRole('button', { name: 'Remove Brass Rollerball Pen' }).click();
  await expect(cartLink(page)).toHaveText('1');
  expect(await storedCart(page)).toEqual([{ ...lampLine, quantity: 2 }]);
  await page.reload();
  await expect(summaryFigure(page, 'Subtotal')).toHaveText('$298.00');
  await expect(cartLink(page)).toHaveText('1');
});

test('Clear Cart shows the empty state and scrolls to the top', async ({ page }) => {
  await seedCart(
    page,
    ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...lampLine, id })),
  );
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear Cart' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const isAdded of [false, true]) {
  const change = isAdded ? 'a line added in another tab' : 'loading a stored cart';
  test(`${change} does not move the focus`, async ({ page, context }) => {
    await seedCart(page, isAdded ? [lampLine] : [lampLine, penLine]);
    await page.goto('/cart');
    if (isAdded) {
      const other = await context.newPage();
      await other.goto('/product/5');
      await other.getByRole('button', { name: 'Add to Cart' }).first().click();
    }
    await expect(cartRow(page, 'Brass Rollerball Pen')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
}
