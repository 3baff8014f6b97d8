import {
  cartLink,
  expect,
  lampLine,
  productCard,
  storedCart,
  test,
  toast,
} from './support/shop-test.ts';

test('shows what the product is and costs', async ({ page }) => {
  await page.goto('/product/3');
  await expect(page).toHaveTitle('Pour-Over Set | ESSENCE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour-Over Set');
  const main = page.getByRole('main');
  await expect(main.getByText('$89.00')).toBeVisible();
  await expect(main.getByRole('img', { name: '4.9 out of 5' })).toBeVisible();
  await expect(main.getByText('49 reviews')).toBeVisible();
  await expect(main.getByText('A stoneware dripper, a glass carafe')).toBeVisible();
  for (const perk of [
    'Free shipping on orders over $50',
    'Handcrafted with premium materials',
    '1-year warranty',
  ]) {
    await expect(main.getByText(perk)).toBeVisible();
  }
});

test('adds the chosen quantity, once', async ({ page }) => {
  await page.goto('/product/1');
  const main = page.getByRole('main');
  const increase = main.getByRole('button', { name: 'Increase quantity' });
  const decrease = main.getByRole('button', { name: 'Decrease quantity' });
  await expect(decrease).toBeDisabled();
  await increase.click();
  await increase.click();
  await decrease.click();
  await expect(main.getByRole('group', { name: 'Quantity of Arc Desk Lamp' })).toHaveText('2');
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added Arc Desk Lamp to cart')).toBeVisible();
  await expect(cartLink(page)).toHaveText('1');

  const added = main.getByRole('button', { name: 'Added to Cart' });
  await expect(added).toBeEnabled();
  await added.click();
  await added.press('Enter');
  expect(await storedCart(page)).toEqual([{ ...lampLine, quantity: 2 }]);
});

test('a quantity stays at 1 or more', async ({ page }) => {
  await page.goto('/product/1');
  const decrease = page.getByRole('button', { name: 'Decrease quantity' });
  await decrease.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Quantity of Arc Desk Lamp' })).toHaveText('1');
  await expect(decrease).toBeFocused();
});

test('a quantity over the stock gets a hint and is not stopped', async ({ page }) => {
  await page.goto('/product/4');
  const increase = page.getByRole('button', { name: 'Increase quantity' });
  for (let press = 0; press < 6; press += 1) await increase.click();
  await expect(page.getByText('Only 6 in stock')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toast(page, 'Added Linen Desk Mat to cart')).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: '4', quantity: 7 }]);
});

test('says when a product is out of stock and cannot be added', async ({ page }) => {
  await page.goto('/product/7');
  await expect(page.getByRole('main').getByText('Out of Stock').first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first(),
  ).toBeDisabled();
});

test('the gallery is walked by thumbnails, arrow keys and swipes', async ({ page }) => {
  await page.goto('/product/3');
  const gallery = page.getByRole('group', { name: 'Photographs of Pour-Over Set' });
  const thumbnails = gallery.getByRole('button');
  await expect(thumbnails).toHaveCount(2);
  const strip = gallery.getByRole('region', { name: 'Photograph shown' });
  const shown = (index: number) =>
    expect
      .poll(() => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
      .toBe(index);

  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await shown(1);

  await page.keyboard.press('ArrowLeft');
  await expect(thumbnails.nth(0)).toBeFocused();
  await shown(0);
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await shown(1);
  await page.keyboard.press('ArrowRight');
  await shown(1);

  // A swipe scrolls the strip; the thumbnail follows.
  await strip.evaluate((element) => {
    element.scrollTo({ left: 0, behavior: 'instant' });
  });
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-pressed', 'true');
});

test('offers other products of the same category', async ({ page }) => {
  await page.goto('/product/5');
  const related = page.getByRole('region', { name: 'You May Also Like' });
  await expect(related.getByRole('article')).toHaveCount(1);
  await related.getByRole('link', { name: 'Leather Notebook' }).click();
  await expect(page).toHaveURL('/product/6');
  await expect(page).toHaveTitle('Leather Notebook | ESSENCE');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('offers nothing where nothing is related', async ({ page }) => {
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You May Also Like' })).toHaveCount(0);
});

test('the next product starts over with its quantity and its first picture', async ({ page }) => {
  await page.goto('/product/5');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Show photograph 2 of 2' }).click();
  await page.getByRole('region', { name: 'You May Also Like' }).getByRole('link').first().click();
  await expect(page.getByRole('group', { name: 'Quantity of Leather Notebook' })).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Show photograph 1 of 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('Back', () => {
  test('goes one step', async ({ page }) => {
    await page.goto('/');
    await productCard(page, 'Arc Desk Lamp').getByRole('link').click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('goes one step after a reload as well', async ({ page }) => {
    await page.goto('/products?q=pen');
    await productCard(page, 'Brass Rollerball Pen').getByRole('link').click();
    await expect(page).toHaveURL('/product/5');
    await page.reload();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/products?q=pen');
  });

  test('leads to the products when there is no step inside the shop', async ({ page }) => {
    await page.goto('/product/2');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/products');
  });
});

for (const id of [
  '99',
  '0',
  'constructor',
  '__proto__',
  '%00',
  '%E0%A4%A',
  '..%2F',
  '%25',
  'x'.repeat(2000),
]) {
  test(`an unknown id (${id.slice(0, 20)}) is Product Not Found`, async ({ page }) => {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(page).toHaveTitle('Product Not Found | ESSENCE');
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Products' }).click();
    await expect(page).toHaveURL('/products');
  });
}

for (const clickCount of [2, 3]) {
  test(`Back goes one step when it is clicked ${clickCount} times`, async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
    await productCard(page, 'Arc Desk Lamp').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arc Desk Lamp');
    await page.getByRole('button', { name: 'Back' }).click({ clickCount });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arc Desk Lamp');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });
}

test('Back from a product opened as its own document leads to the page of the shop before', async ({
  page,
}) => {
  await page.goto('/cart');
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goForward();
  await expect(page).toHaveURL('/product/1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/cart');
});

test('Back from a product that a visitor came to from outside leads to the products', async ({
  page,
}) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products');
});
