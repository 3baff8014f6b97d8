import type { Page } from 'playwright/test';
import { openBeforeHydration } from './support/stall-scripts.ts';
import { findProducts, pathOf, products, productOf, sharedWord } from '../support/product-roles.ts';
import { heading, productCard } from './support/locators.ts';
import { expect, scrollTo, test } from './support/shop-test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const filters = (page: Page) => page.getByRole('search', { name: 'Products' });
const search = (page: Page) => filters(page).getByRole('searchbox');
const categoryButton = (page: Page) =>
  filters(page).getByRole('button', { name: productOf('cheap').category });

for (const isReloaded of [false, true]) {
  const condition = isReloaded ? ', with reloads between' : '';
  test(`typing replaces the history entry, a category pushes one, Back and Forward restore both${condition}`, async ({
    page,
  }) => {
    const query = sharedWord();
    const { category } = productOf('cheap');
    const expectSearch = async () => {
      await expect(page).toHaveURL(`/products?q=${query}`);
      await expect(cards(page)).toHaveCount(findProducts({ query }).length);
    };
    const expectSearchAndCategory = async () => {
      await expect(page).toHaveURL(`/products?q=${query}&category=${category}`);
      await expect(cards(page)).toHaveCount(findProducts({ query, category }).length);
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

test('the first cards load at once, with files at least as wide as their photographs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  const images = cards(page).getByRole('img');
  await expect(images.nth(2)).toHaveJSProperty('complete', true);
  const found = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.slice(0, 4).map(({ loading, currentSrc, width }) => {
      const fileWidth = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]);
      return { loading, isWideEnough: loading === 'lazy' || fileWidth >= width };
    }),
  );
  const eager = { loading: 'eager', isWideEnough: true };
  expect(found).toEqual([eager, eager, eager, { loading: 'lazy', isWideEnough: true }]);
});

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
  await expect(cards(page)).toHaveCount(findProducts({ query }).length);
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

test('a search in the URL shows no other product, not even for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = new Set<number>();
    Object.assign(window, { counts });
    const count = () => {
      const all = [...document.querySelectorAll('article')];
      counts.add(all.filter((card) => card.checkVisibility({ visibilityProperty: true })).length);
      requestAnimationFrame(count);
    };
    count();
  });
  const query = sharedWord();
  await page.goto(`/products?q=${query}`);
  const found = findProducts({ query }).length;
  await expect(cards(page)).toHaveCount(found);
  await expect.poll(() => page.evaluate('[...counts]')).toEqual([0, found]);
});

test('a second press on the current category adds no history entry', async ({ page }) => {
  await page.goto('/products?utm_source=x');
  await categoryButton(page).click();
  // Parameters that the shop does not know stay.
  await expect(page).toHaveURL(/\?utm_source=x&category=\w+$|\?category=\w+&utm_source=x$/);
  await categoryButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/products?utm_source=x');
});

test('a link opened during the debounce, without a blur, opens its page', async ({ page }) => {
  await page.goto('/products');
  await page.clock.install();
  await search(page).pressSequentially('la');
  await cards(page)
    .first()
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/product\/\d$/);
});

test('typed text is dropped when Back changes the URL during the debounce, also after Forward', async ({
  page,
}) => {
  await page.goto('/products');
  await page.clock.install();
  await categoryButton(page).click();
  await search(page).fill('oak');
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await page.goForward();
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(products.length);
});

test('typed text and moved price sliders before hydration filter the products', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, '/products');
  const query = sharedWord();
  await search(page).pressSequentially(query);
  await page.getByRole('slider', { name: 'Minimum price' }).fill('40');
  await page.getByRole('slider', { name: 'Maximum price' }).fill('80');
  await release();
  await expect(page).toHaveURL(`/products?q=${query}&min=40&max=80`);
  await expect(search(page)).toHaveValue(query);
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('80');
  const found = findProducts({ query, minPrice: 40, maxPrice: 80 });
  await expect(cards(page)).toHaveCount(found.length);
});

test('Back from a product or a category and a reload restore the grid and its scroll position', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/products?max=199');
  await page.reload();
  await expect(page.locator(':focus')).toHaveCount(0);
  const card = productCard(page, productOf('last').name);
  await card.scrollIntoViewIfNeeded();
  // By key: a press by mouse scrolls again if it does not hit the link at once.
  await card.getByRole('link').focus();
  const top = await scrollY();
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('last'));
  await expect.poll(scrollY).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products?max=199');
  await expect(card).toBeVisible();
  await expect.poll(scrollY).toBe(top);
  await page.reload();
  await expect.poll(scrollY).toBe(top);
  await page.goForward();
  await expect(heading(page)).toHaveText(productOf('last').name);
  await page.reload();
  await page.goBack();
  await expect.poll(scrollY).toBe(top);
  await expect(filters(page).getByRole('slider', { name: 'Maximum price' })).toHaveValue('199');
  await categoryButton(page).press('Enter');
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(card).toBeVisible();
  expect(await scrollY()).toBe(top);
  const item = page.getByRole('listitem').filter({ has: card });
  expect(await item.evaluate((element) => element.getAnimations().length)).toBe(0);
});

for (const change of ['a category', 'a search']) {
  test(`the results of ${change} scroll into view`, async ({ page }) => {
    await page.goto('/products');
    await scrollTo(page, 900);
    if (change === 'a search') await search(page).fill(sharedWord());
    else await categoryButton(page).click();
    const header = await page.locator('header .glass').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    const top = async () => (await cards(page).first().boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top()) >= bottom && (await top()) < 300).toBe(true);
  });
}

test('every filter is reached in a low window, and the heading stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/products');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await expect(slider).not.toBeInViewport();
  await slider.focus();
  await expect(slider).toBeInViewport();
  // The heading gets the focus when SHOP is pressed.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});
