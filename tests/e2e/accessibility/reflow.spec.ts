import { cartLink, expect, lampLine, penLine, seedCart, test } from '../support/shop-test.ts';
import { findLostControls, findLostTexts, sidewaysScroll } from './lost-texts.ts';
import { openState, screens, shopPages } from './shop-states.ts';

/** As a browser's setting for the size of text does it. */
const doubleText = 'html { font-size: 200% !important; }';

/** The most that a cart can hold of a line, at the highest price. */
const largestCart = [
  { ...lampLine, quantity: 99_999, price: 1_000_000 },
  { ...penLine, id: 'old', quantity: 99_999, price: 999_999.99 },
];

for (const state of shopPages) {
  const { path, allowedConsole, name } = state;
  test.describe(name, () => {
    test.use({ allowedConsole: allowedConsole ?? null, bypassCSP: true });

    test('keeps texts and controls on a phone with text at 200 %', async ({ page }) => {
      await openState(page, state, 'narrow');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: doubleText });
      await expect.soft.poll(() => sidewaysScroll(page)).toBe(0);
      expect.soft(await findLostTexts(page)).toEqual([]);
      expect.soft(await findLostControls(page)).toEqual([]);
    });

    test('does not scroll sideways for a word that cannot be broken', async ({ page }) => {
      await page.setViewportSize(screens.narrow);
      await seedCart(page, [
        { ...lampLine, name: 'Unbreakable'.repeat(12) },
        { ...penLine, quantity: 99_999 },
      ]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

for (const path of ['/cart', '/checkout']) {
  for (const width of [240, 256, 320]) {
    test(`${path} does not scroll sideways at ${width} px with the largest figures`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 });
      await seedCart(page, largestCart);
      await page.goto(path);
      await expect(page.getByText('$213997858930.01')).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await findLostTexts(page)).toEqual([]);
      expect(await findLostControls(page)).toEqual([]);
    });
  }
}

test.describe('the hero with text at 200 %', () => {
  test.use({ bypassCSP: true });

  test('keeps its links above the lamp', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.addStyleTag({ content: doubleText });
    const hero = await page.locator('[data-wall]').boundingBox();
    const link = await page.getByRole('link', { name: 'View Featured' }).boundingBox();
    if (!hero || !link) throw new Error('The hero is not rendered.');
    // The photograph is a wall in its upper 34.5 %.
    expect(link.y + link.height).toBeLessThan(hero.y + hero.height * 0.345);
  });

  test('has icons that grow with the text and a count smaller than the bag', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await seedCart(page, [lampLine]);
    await page.goto('/');
    await expect(cartLink(page)).toHaveText('1');
    await page.addStyleTag({ content: doubleText });
    const bag = await cartLink(page).locator('svg').boundingBox();
    const count = await cartLink(page).locator('[data-cart-count]').boundingBox();
    expect(bag?.width).toBe(40);
    expect(count?.width).toBeLessThan(40);
  });
});

test('what looks for lost controls finds them', async ({ page }) => {
  await page.setViewportSize(screens.narrow);
  await page.setContent(`
    <header style="display: flex">
      <a href="/">Home</a><button style="margin-left: -20px">Menu</button>
    </header>
    <button aria-label="More" style="margin-left: 310px">+</button>
    <div style="overflow-x: auto; width: 100px"><button style="width: 400px">In a row</button></div>`);
  expect(await findLostControls(page)).toEqual([
    '"More" reaches out of the screen',
    '"Home" lies on "Menu"',
  ]);
});

test('what looks for lost texts finds them', async ({ page }) => {
  await page.setViewportSize(screens.narrow);
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut by its box</p>
    <p style="white-space: nowrap; margin-left: 200px">Wider than the whole screen is</p>
    <button style="width: 30px; height: 20px; white-space: nowrap">Wider than its button</button>
    <p style="margin: 40px 0 0">One text</p>
    <p style="margin: -20px 0 0">Another text</p>
    <p style="margin: 40px 0">Nothing is wrong with this</p>`);
  expect(await findLostTexts(page)).toEqual([
    '"Cut by its box" is cut off',
    '"Wider than the whole screen is" reaches out of the screen',
    '"Wider than its button" reaches out of its control',
    '"One text" lies on "Another text"',
  ]);
});

test('a phone may be held either way', async ({ page, request }) => {
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).not.toHaveProperty('orientation');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/products');
  await expect(page.getByRole('article', { name: 'Arc Desk Lamp' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
