import type { Page } from 'playwright/test';
import { stallScripts } from './support/stall-scripts.ts';
import { find, pathOf, products, role, sharedWord } from '../support/roles.ts';
import { expect, heading, productCard, test } from './support/shop-test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const filters = (page: Page) => page.getByRole('search', { name: 'Products' });
const search = (page: Page) => filters(page).getByRole('searchbox');
const categoryButton = (page: Page) =>
  filters(page).getByRole('button', { name: role('cheap').category });

for (const isReloaded of [false, true]) {
  const condition = isReloaded ? ', with reloads between' : '';
  test(`typing replaces the history entry, a category pushes one, Back and Forward restore both${condition}`, async ({
    page,
  }) => {
    const query = sharedWord();
    const { category } = role('cheap');
    const expectSearch = async () => {
      await expect(page).toHaveURL(`/products?q=${query}`);
      await expect(cards(page)).toHaveCount(find({ query }).length);
    };
    const expectSearchAndCategory = async () => {
      await expect(page).toHaveURL(`/products?q=${query}&category=${category}`);
      await expect(cards(page)).toHaveCount(find({ query, category }).length);
      await expect(search(page)).toHaveValue(query);
    };
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Collection' }).click();
    await search(page).pressSequentially(query);
    await expectSearch();
    await filters(page).getByRole('button', { name: category }).click();
    await expectSearchAndCategory();
    if (isReloaded) {
      await page.reload();
      await expectSearchAndCategory();
    }
    await page.goBack();
    await expectSearch();
    await page.goBack();
    await expect(page).toHaveURL('/');
    if (isReloaded) await page.reload();
    await page.goForward();
    await expectSearch();
    await page.goForward();
    await expectSearchAndCategory();
  });
}

test('a link and Back remove a search that was in the URL when the page was loaded', async ({
  page,
}) => {
  const query = sharedWord();
  const expectAll = async () => {
    await expect(page).toHaveURL('/products');
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(products.length);
  };
  await page.goto(`/products?q=${query}`);
  await expect(cards(page)).toHaveCount(find({ query }).length);
  await page.getByRole('banner').getByRole('link', { name: 'SHOP' }).click();
  await expectAll();

  await categoryButton(page).click();
  await search(page).fill(query);
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(search(page)).toHaveValue(query);
  await page.goBack();
  await expectAll();
});

test('a second press on the current category adds no history entry', async ({ page }) => {
  await page.goto('/products');
  await categoryButton(page).click();
  await expect(page).toHaveURL(/category=/);
  await categoryButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('Back that removes the card with the focus focuses the heading', async ({ page }) => {
  await page.goto('/products');
  await filters(page)
    .getByRole('button', { name: role('cheap').category })
    .click();
  await filters(page).getByRole('button', { name: 'All Categories' }).click();
  await productCard(page, role('costly').name).getByRole('link').focus();
  await page.goBack();
  await expect(heading(page)).toBeFocused();
});

test('typed text is dropped when Back changes the URL during the debounce', async ({ page }) => {
  await page.goto('/products');
  await page.clock.install();
  await categoryButton(page).click();
  await search(page).fill('oak');
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(products.length);
});

test.describe('Products page before hydration', () => {
  test.use({ waitsForHydration: false });

  test('typed text and moved price sliders before hydration filter the products', async ({
    page,
  }) => {
    const release = await stallScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    const query = sharedWord();
    await search(page).pressSequentially(query);
    await page.getByRole('slider', { name: 'Minimum price' }).fill('40');
    await page.getByRole('slider', { name: 'Maximum price' }).fill('80');
    await release();
    await expect(page).toHaveURL(`/products?q=${query}&min=40&max=80`);
    await expect(search(page)).toHaveValue(query);
    await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('80');
    const found = find({ query, minPrice: 40, maxPrice: 80 });
    await expect(cards(page)).toHaveCount(found.length);
  });
});

/** Drags from one price to another and asserts the range between both. */
async function dragThumb(page: Page, from: number, to: number): Promise<void> {
  const min = filters(page).getByRole('slider', { name: 'Minimum price' });
  const max = filters(page).getByRole('slider', { name: 'Maximum price' });
  const track = await filters(page).locator('.range-slider-track').boundingBox();
  if (!track) throw new Error('The range has no track.');
  const y = track.y + track.height / 2;
  const x = (price: number) => track.x + (track.width * price) / 200;
  await page.mouse.move(x(from), y);
  await page.mouse.down();
  await page.mouse.move(x(to), y, { steps: 4 });
  await page.mouse.up();
  const [low, high] = [Number(await min.inputValue()), Number(await max.inputValue())];
  expect.soft(Math.abs(low - Math.min(from, to)), `minimum, ${from} to ${to}`).toBeLessThan(3);
  expect.soft(Math.abs(high - Math.max(from, to)), `maximum, ${from} to ${to}`).toBeLessThan(3);
  await expect(page).toHaveURL(`/products?min=${low}&max=${high}`);
}

test('overlapping price thumbs can be dragged apart in both directions and moved by arrow keys', async ({
  page,
}) => {
  for (const [from, to] of [
    [100, 40],
    [100, 160],
    [160, 100],
    [160, 190],
  ] as const) {
    await page.goto(`/products?min=${from}&max=${from}`);
    await dragThumb(page, from, to);
  }
  const max = filters(page).getByRole('slider', { name: 'Maximum price' });
  const high = Number(await max.inputValue());
  await max.press('ArrowLeft');
  await expect(max).toHaveValue(String(high - 1));
  await expect(page).toHaveURL(new RegExp(`max=${high - 1}$`));
});

test('price thumbs that arrow keys moved to one value can be dragged apart in both directions', async ({
  page,
}) => {
  for (const [name, key, from] of [
    ['Minimum price', 'ArrowRight', 100],
    ['Maximum price', 'ArrowLeft', 100],
    ['Minimum price', 'ArrowRight', 160],
    ['Maximum price', 'ArrowLeft', 160],
  ] as const) {
    for (const to of [from - 60, from + 30]) {
      const isMin = name === 'Minimum price';
      await page.goto(`/products?min=${isMin ? from - 1 : from}&max=${isMin ? from : from + 1}`);
      await filters(page).getByRole('slider', { name }).press(key);
      await expect(page).toHaveURL(`/products?min=${from}&max=${from}`);
      await dragThumb(page, from, to);
    }
  }
});

test('Back from a product and a reload restore the grid and its scroll position', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/products?max=199');
  const card = productCard(page, role('last').name);
  await card.scrollIntoViewIfNeeded();
  const top = await scrollY();
  expect(top).toBeGreaterThan(100);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(pathOf('last'));
  await expect.poll(scrollY).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products?max=199');
  await expect(card).toBeVisible();
  await expect.poll(scrollY).toBe(top);
  await page.reload();
  await expect.poll(scrollY).toBe(top);
  await page.goForward();
  await expect(heading(page)).toHaveText(role('last').name);
  await page.reload();
  await page.goBack();
  await expect.poll(scrollY).toBe(top);
  await expect(filters(page).getByRole('slider', { name: 'Maximum price' })).toHaveValue('199');
});

test('the products page opens with invalid URL parameters', async ({ page }) => {
  for (const [query, count] of [
    ['min=abc&max=xyz&category=Toys', products.length],
    ['q=%E0%A4%A', 0],
    [`q=${'x'.repeat(2000)}`, 0],
  ] as const) {
    await page.goto(`/products?${query}`);
    await expect(heading(page, 'Shop')).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByText('No products found')).toHaveCount(count === 0 ? 1 : 0);
  }
});

test('a search is at most 200 characters in the field and in the URL', async ({ page }) => {
  const expectSearch = async () => {
    await expect.poll(() => new URL(page.url()).search.length).toBe('?q='.length + 200);
    expect(await search(page).inputValue()).toHaveLength(200);
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  };
  await page.goto('/products');
  await expect.soft(search(page)).toHaveAttribute('maxlength', '200');
  await search(page).focus();
  await page.keyboard.insertText('x'.repeat(20_000));
  await expectSearch();
  await page.reload();
  await expectSearch();

  await test.step('when a link has a longer one', async () => {
    await page.goto(`/products?q=${'x'.repeat(10_000)}`);
    expect(await search(page).inputValue()).toHaveLength(200);
    await categoryButton(page).click();
    await expect(page).toHaveURL(/\?q=x{200}&category=\w+$/);
  });
});

test('a filter keeps parameters that the shop does not know', async ({ page }) => {
  await page.goto('/products?utm_source=x');
  await categoryButton(page).click();
  await expect(page).toHaveURL(/\?utm_source=x&category=\w+$|\?category=\w+&utm_source=x$/);
});

for (const change of ['a category', 'a search', 'a price']) {
  test(`the results of ${change} scroll into view`, async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
    });
    if (change === 'a search') await search(page).fill(sharedWord());
    else if (change === 'a price') await page.getByRole('slider').last().press('ArrowLeft');
    else await categoryButton(page).click();
    await expect(page).toHaveURL(/[?]/);
    const glass = await page.locator('header .glass').boundingBox();
    await expect(async () => {
      const top = (await cards(page).first().boundingBox())?.y;
      expect(top).toBeGreaterThanOrEqual((glass?.y ?? 0) + (glass?.height ?? 0));
      expect(top).toBeLessThan(300);
    }).toPass();
  });
}

test('every filter is reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/products');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await expect(slider).not.toBeInViewport();
  await slider.focus();
  await expect(slider).toBeInViewport();
});
