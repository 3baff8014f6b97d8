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
  toast,
} from './support/shop-test.ts';

test('an empty cart says so and leads to the products', async ({ page }) => {
  await page.goto('/cart');
  await expect(page).toHaveTitle('Cart | ESSENCE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
  await expect(
    page.getByText("Looks like you haven't added any products to your cart yet."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test.describe('a filled cart', () => {
  test.beforeEach(async ({ page }) => {
    await seedCart(page, [lampLine, { ...penLine, quantity: 2 }]);
    await page.goto('/cart');
  });

  test('shows its lines and what they come to', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
    await expect(cartRow(page, 'Brass Rollerball Pen')).toContainText('$48.00');
    await expect(cartRow(page, 'Brass Rollerball Pen')).toContainText('$96.00');
    await expect(summaryFigure(page, 'Subtotal')).toHaveText('$245.00');
    await expect(summaryFigure(page, 'Shipping')).toHaveText('Free');
    await expect(summaryFigure(page, 'Tax')).toHaveText('$17.15');
    await expect(summaryFigure(page, 'Total')).toHaveText('$262.15');
  });

  test('survives a reload', async ({ page }) => {
    await cartRow(page, 'Arc Desk Lamp').getByRole('button', { name: 'Increase quantity' }).click();
    await page.reload();
    await expect(summaryFigure(page, 'Subtotal')).toHaveText('$394.00');
    await expect(cartLink(page)).toHaveText('2');
  });

  test('changes a quantity, without a toast', async ({ page }) => {
    const row = cartRow(page, 'Brass Rollerball Pen');
    await row.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(row).toContainText('$144.00');
    await row.getByRole('button', { name: 'Decrease quantity' }).click();
    await row.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(summaryFigure(page, 'Subtotal')).toHaveText('$197.00');
    expect(await storedCart(page)).toEqual([lampLine, penLine]);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

  test('removes a line whose quantity goes below 1', async ({ page }) => {
    await cartRow(page, 'Arc Desk Lamp').getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(toast(page, 'Removed Arc Desk Lamp from cart')).toBeVisible();
    await expect(cartRow(page, 'Arc Desk Lamp')).toHaveCount(0);
    expect(await storedCart(page)).toEqual([{ ...penLine, quantity: 2 }]);
  });

  test('removes a line, and takes it back', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).click();
    await expect(toast(page, 'Removed Arc Desk Lamp from cart')).toBeVisible();
    await expect(cartLink(page)).toHaveText('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cartLink(page)).toHaveText('2');
    expect(await storedCart(page)).toEqual([lampLine, { ...penLine, quantity: 2 }]);
  });

  test('keeps the place of the keyboard when a line goes', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Brass Rollerball Pen' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Brass Rollerball Pen' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  });

  test('gives the focus to the line that Undo brings back', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Brass Rollerball Pen' }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Brass Rollerball Pen' })).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(
      'Restored Brass Rollerball Pen to the cart',
    );
  });

  test('gives the focus to the first line when Undo brings a cleared cart back', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Clear Cart' }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Arc Desk Lamp' })).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText('Restored 2 items to the cart');
  });

  test('is cleared, and takes that back', async ({ page }) => {
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(toast(page, 'Cart cleared')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
    expect(await storedCart(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
    expect(await storedCart(page)).toEqual([lampLine, { ...penLine, quantity: 2 }]);
  });

  test('leads on and back', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/products',
    );
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
  });

  test('links its lines to their products', async ({ page }) => {
    await page.getByRole('link', { name: 'Arc Desk Lamp' }).click();
    await expect(page).toHaveURL('/product/1');
  });
});

for (const [price, shipping, tax, total] of [
  [49.99, '$5.99', '$3.50', '$59.48'],
  [50, 'Free', '$3.50', '$53.50'],
  [1234.5, 'Free', '$86.42', '$1320.92'],
] as const) {
  test(`a subtotal of ${price} ships for ${shipping} and comes to ${total}`, async ({ page }) => {
    await seedCart(page, [{ ...lampLine, price }]);
    await page.goto('/cart');
    await expect(summaryFigure(page, 'Shipping')).toHaveText(shipping);
    await expect(summaryFigure(page, 'Tax')).toHaveText(tax);
    await expect(summaryFigure(page, 'Total')).toHaveText(total);
  });
}

test('a quantity over the stock gets a hint', async ({ page }) => {
  await seedCart(page, [{ ...lampLine, quantity: 24 }]);
  await page.goto('/cart');
  await expect(page.getByText('Only 24 in stock')).toHaveCount(0);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('Only 24 in stock')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ quantity: 25 }]);
});

test('a line is shown as it was stored, with the picture of the catalogue', async ({ page }) => {
  await seedCart(page, [
    { ...lampLine, name: 'Lamp of last year', price: 99, image: '/gone.webp' },
    { ...penLine, id: 'old', name: 'No longer sold', image: 'https://elsewhere.example/pen.png' },
  ]);
  await page.goto('/cart');
  await expect(cartRow(page, 'Lamp of last year')).toContainText('$99.00');
  await expect(cartRow(page, 'Lamp of last year').locator('img')).toHaveAttribute(
    'src',
    /arc-desk-lamp-whole/,
  );
  await expect(cartRow(page, 'No longer sold').locator('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'No longer sold' })).toHaveCount(0);
});

test('a cart that is cleared shows its empty state from the top', async ({ page }) => {
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

test('a cart that is loaded leaves the focus at the start of the page', async ({ page }) => {
  await seedCart(page, [lampLine, penLine]);
  await page.goto('/cart');
  await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a line that another tab adds does not take the focus', async ({ page, context }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/product/5');
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartRow(page, 'Brass Rollerball Pen')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
