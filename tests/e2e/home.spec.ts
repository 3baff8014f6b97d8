import { cartLink, expect, productCard, storedCart, test, toast } from './support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero says what the shop is for and leads into it', async ({ page }) => {
  await expect(page).toHaveTitle('ESSENCE | Premium Products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Minimal Design\.\s*Maximum Impact\./,
  );
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL('/products');
});

test('View Featured scrolls to the collection and takes the focus along', async ({ page }) => {
  await page.getByRole('link', { name: 'View Featured' }).click();
  const heading = page.getByRole('heading', { name: 'Featured Collection' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('the featured collection is the products 1 to 4, with a way to all', async ({ page }) => {
  const featured = page.getByRole('region', { name: 'Featured Collection' });
  await expect(featured.getByRole('article')).toHaveCount(4);
  for (const name of [
    'Arc Desk Lamp',
    'Wireless Charging Dish',
    'Pour-Over Set',
    'Linen Desk Mat',
  ]) {
    await expect(featured.getByRole('article', { name })).toBeVisible();
  }
  await featured.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a card adds its product once', async ({ page }) => {
  const card = productCard(page, 'Pour-Over Set');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added Pour-Over Set to cart')).toBeVisible();
  const button = card.getByRole('button', { name: 'Added to Cart' });
  await expect(button).toBeEnabled();
  await expect(cartLink(page)).toHaveText('1');

  await button.click();
  expect(await storedCart(page)).toEqual([
    {
      id: '3',
      name: 'Pour-Over Set',
      price: 89,
      image: '/photographs/pour-over-set-whole-800.webp',
      quantity: 1,
    },
  ]);
});

test('a double click adds one piece', async ({ page }) => {
  await productCard(page, 'Arc Desk Lamp').getByRole('button').dblclick();
  await expect(toast(page, 'Added Arc Desk Lamp to cart')).toHaveCount(1);
  expect(await storedCart(page)).toMatchObject([{ id: '1', quantity: 1 }]);
});

test('a card leads to its product', async ({ page }) => {
  await productCard(page, 'Linen Desk Mat').getByRole('link').click();
  await expect(page).toHaveURL('/product/4');
});

test('a low stock is said on the card', async ({ page }) => {
  await expect(productCard(page, 'Linen Desk Mat').getByText('Low stock')).toBeVisible();
});

test('no picture or text moves while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = document.createElement('data');
    counter.value = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) counter.value = String(Number(counter.value) + Number(entry.value));
      }
      document.body.append(counter);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured Collection' })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => document.querySelector('data')?.value ?? '0');
  expect(Number(shift)).toBeLessThan(0.01);
});
