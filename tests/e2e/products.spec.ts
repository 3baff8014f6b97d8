import type { Locator, Page } from 'playwright/test';
import { expect, productCard, test } from './support/shop-test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');

/** The filters as they are reached: in the rail, or in the sheet of a phone. */
async function openFilters(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Show Filters' }).click();
  return page.getByRole('search', { name: 'Products' }).filter({ visible: true });
}

/** A sheet that has closed is gone a moment later, and what it says of the results with it. */
async function closeFilters(page: Page, isPhone: boolean) {
  if (!isPhone) return;
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Drags by mouse, on a phone by touch. */
async function drag(page: Page, steps: { x: number; y: number }[], isPhone: boolean) {
  if (!isPhone) {
    for (const [index, { x, y }] of steps.entries()) {
      await page.mouse.move(x, y);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of steps.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('shows the whole catalogue', async ({ page }) => {
  await page.goto('/products');
  await expect(page).toHaveTitle('Shop | ESSENCE');
  await expect(cards(page)).toHaveCount(8);
  const soldOut = productCard(page, 'Bud Vase');
  await expect(soldOut.getByText('Out of Stock')).toBeVisible();
  await expect(soldOut.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await expect(productCard(page, 'Bookshelf Speaker').getByText('Low stock')).toBeVisible();
});

test('searches name and description as one types, and keeps it in the address', async ({
  page,
  isPhone,
}) => {
  await page.goto('/products');
  const filters = await openFilters(page, isPhone);
  const search = filters.getByRole('searchbox', { name: 'Search products' });
  await search.pressSequentially('KNURL');
  await closeFilters(page, isPhone);
  await expect(cards(page)).toHaveCount(1);
  await expect(productCard(page, 'Brass Rollerball Pen')).toBeVisible();
  await expect(page).toHaveURL('/products?q=KNURL');
  await expect(page.getByText('1 product found')).toBeAttached();
});

test('lists the categories of the catalogue and filters by one', async ({ page, isPhone }) => {
  await page.goto('/products');
  const filters = await openFilters(page, isPhone);
  await expect(filters.getByRole('list', { name: 'Category' }).getByRole('button')).toHaveText([
    /^All Categories/,
    /^Lighting/,
    /^Electronics/,
    /^Kitchen/,
    /^Stationery/,
    /^Home/,
  ]);
  await filters.getByRole('button', { name: 'Stationery' }).click();
  await expect(page).toHaveURL('/products?category=Stationery');
  await expect(cards(page)).toHaveCount(2);
  if (isPhone) await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
});

test('filters by price with two sliders that cannot cross', async ({ page, isPhone }) => {
  await page.goto('/products');
  const filters = await openFilters(page, isPhone);
  const min = filters.getByRole('slider', { name: 'Minimum price' });
  const max = filters.getByRole('slider', { name: 'Maximum price' });
  for (const slider of [min, max]) {
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '200');
  }
  await expect(min).toHaveValue('0');
  await expect(max).toHaveValue('200');

  await max.fill('64');
  await min.fill('48');
  await expect(page).toHaveURL('/products?min=48&max=64');
  await expect(filters.getByText('$48')).toBeVisible();
  await expect(filters.getByText('$64')).toBeVisible();

  await min.fill('120');
  await expect(min).toHaveValue('64');
  await max.fill('10');
  await expect(max).toHaveValue('64');
  await closeFilters(page, isPhone);
  await expect(page).toHaveURL('/products?min=64&max=64');
  await expect(cards(page)).toHaveCount(1);
});

for (const [from, to] of [
  [100, 40],
  [100, 160],
  [160, 100],
  [160, 190],
] as const) {
  test(`drags coinciding thumbs from $${from} to $${to}`, async ({ page, isPhone }) => {
    await page.goto(`/products?min=${from}&max=${from}`);
    const filters = await openFilters(page, isPhone);
    const min = filters.getByRole('slider', { name: 'Minimum price' });
    const max = filters.getByRole('slider', { name: 'Maximum price' });
    const track = await filters.locator('.price-range-track').boundingBox();
    if (!track) throw new Error('The range has no track.');
    const y = track.y + track.height / 2;
    const steps = [0, 0.2, 0.5, 0.8, 1].map((share) => ({
      x: track.x + (track.width * (from + (to - from) * share)) / 200,
      y,
    }));
    await drag(page, steps, isPhone);
    const [low, high] = [Number(await min.inputValue()), Number(await max.inputValue())];
    expect(Math.abs(low - Math.min(from, to))).toBeLessThan(3);
    expect(Math.abs(high - Math.max(from, to))).toBeLessThan(3);
    await expect(page).toHaveURL(`/products?min=${low}&max=${high}`);
  });
}

test('moves a slider by keyboard, a dollar at a time', async ({ page, isPhone }) => {
  await page.goto('/products');
  const filters = await openFilters(page, isPhone);
  const max = filters.getByRole('slider', { name: 'Maximum price' });
  await max.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(max).toHaveValue('199');
  await page.keyboard.press('Home');
  await expect(max).toHaveValue('0');
});

test('combines search, category and price', async ({ page }) => {
  await page.goto('/products?q=brass&category=Stationery&max=40');
  await expect(cards(page)).toHaveCount(1);
  await expect(productCard(page, 'Leather Notebook')).toBeVisible();
});

test('says so when nothing is found, and resets', async ({ page }) => {
  await page.goto('/products?q=unicorn&category=Home&min=20');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(8);
});

test('a reload brings the same grid back', async ({ page, isPhone }) => {
  await page.goto('/products?q=brass&max=100');
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  const filters = await openFilters(page, isPhone);
  await expect(filters.getByRole('searchbox')).toHaveValue('brass');
  await expect(filters.getByRole('slider', { name: 'Maximum price' })).toHaveValue('100');
});

test('typing replaces the entry of the history, a category pushes one', async ({
  page,
  isPhone,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  const filters = await openFilters(page, isPhone);
  await filters.getByRole('searchbox').pressSequentially('brass');
  await filters.getByRole('button', { name: 'Stationery' }).click();
  await expect(page).toHaveURL('/products?q=brass&category=Stationery');
  await expect(cards(page)).toHaveCount(2);

  await page.goBack();
  await expect(page).toHaveURL('/products?q=brass');
  await expect(cards(page)).toHaveCount(4);
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back from a product brings grid and scroll back', async ({ page }) => {
  await page.goto('/products?max=100');
  const vase = productCard(page, 'Bud Vase').getByRole('link');
  await vase.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await vase.click();
  await expect(page).toHaveURL('/product/7');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products?max=100');
  await expect(productCard(page, 'Bud Vase')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('a reload keeps the scroll', async ({ page }) => {
  await page.goto('/products');
  await productCard(page, 'Bookshelf Speaker').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('a link into the shop from inside the shop resets the filter', async ({ page }) => {
  await page.goto('/products?q=lamp');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(8);
});

for (const [search, count] of [
  ['min=abc&max=xyz', 8],
  ['min=-50&max=9999', 8],
  ['min=150&max=60', 0],
  ['category=Toys', 8],
  ['q=%E0%A4%A', 0],
  [`q=${'x'.repeat(2000)}`, 0],
  ['q=%3Cscript%3Ealert(1)%3C/script%3E', 0],
] as const) {
  test(`works with ?${search.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`/products?${search}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    if (count === 0) await expect(page.getByText('No products found')).toBeVisible();
    else await expect(cards(page)).toHaveCount(count);
  });
}

for (const isReloaded of [false, true]) {
  const reload = isReloaded ? ', a reload' : '';
  test(`Back, Back${reload}, Forward, Forward brings a filtered grid again`, async ({
    page,
    isPhone,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    const filters = await openFilters(page, isPhone);
    await filters.getByRole('button', { name: 'Kitchen' }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).toHaveCount(8);
    await page.goBack();
    if (isReloaded) await page.reload();
    await page.goForward();
    await expect(cards(page)).toHaveCount(8);
    await page.goForward();
    await expect(page).toHaveURL('/products?category=Kitchen');
    await expect(cards(page)).toHaveCount(1);
  });
}

for (const [change, press] of [
  ['a category', (filters: Locator) => filters.getByRole('button', { name: 'Stationery' }).click()],
  ['a search', (filters: Locator) => filters.getByRole('searchbox').fill('brass')],
] as const) {
  test(`the results of ${change} come into view where the page is scrolled past them`, async ({
    page,
    isPhone,
  }) => {
    await page.goto('/products');
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    const filters = page.getByRole('search', { name: 'Products' }).filter({ visible: true });
    if (isPhone) {
      await page.getByRole('button', { name: 'Show Filters' }).evaluate((button: HTMLElement) => {
        button.click();
      });
    }
    await press(filters);
    await closeFilters(page, isPhone && change === 'a search');
    await expect(page).toHaveURL(/[?]/);
    const header = await page.getByRole('banner').evaluate((bar) => {
      return bar.querySelector('.glass')?.getBoundingClientRect().bottom ?? 0;
    });
    await expect
      .poll(async () => (await cards(page).first().boundingBox())?.y)
      .toBeGreaterThanOrEqual(header);
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(300);
  });
}
