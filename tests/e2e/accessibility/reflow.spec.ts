import { cartLink, expect, lampLine, penLine, seedCart, test } from '../support/shop-test.ts';
import { findLostControls, findClippedText, sidewaysScroll } from './clipped-text.ts';
import { screens } from './shop-states.ts';

test('a cart and its checkout fit at 240 px and more with the longest word and the largest figures', async ({
  page,
}) => {
  await seedCart(page, [
    { ...lampLine, quantity: 99_999, price: 1_000_000 },
    { ...penLine, id: 'old', quantity: 99_999, price: 999_999.99 },
    { ...lampLine, id: 'long', name: 'Unbreakable'.repeat(12), price: 0 },
  ]);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.getByText('$213997858930.01')).toBeVisible();
    for (const width of [320, 256, 240]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 600 });
      await expect.soft.poll(() => sidewaysScroll(page), `${where}: scrolls sideways`).toBe(0);
      expect.soft(await findClippedText(page), `${where}: lost texts`).toEqual([]);
      expect.soft(await findLostControls(page), `${where}: lost controls`).toEqual([]);
    }
  }
});

test.describe('the home page of a phone with text at 200 %', () => {
  test.use({ bypassCSP: true });

  test('keeps its links above the lamp, and a count in the cart smaller than the bag', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await seedCart(page, [lampLine]);
    await page.goto('/');
    await expect(cartLink(page)).toHaveText('1');
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const hero = await page.locator('[data-over-image]').boundingBox();
    const link = await page.getByRole('link', { name: 'View Featured' }).boundingBox();
    if (!hero || !link) throw new Error('The hero is not rendered.');
    // The photograph is a wall in its upper 34.5 %.
    expect(link.y + link.height).toBeLessThan(hero.y + hero.height * 0.345);
    const bag = await cartLink(page).locator('svg').boundingBox();
    const count = await cartLink(page).locator('[data-cart-count]').boundingBox();
    expect(bag?.width).toBe(40);
    expect(count?.width).toBeLessThan(40);
  });
});

test('findClippedText and findLostControls name what is lost', async ({ page }) => {
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
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut by its box</p>
    <p style="white-space: nowrap; margin-left: 200px">Wider than the whole screen is</p>
    <button style="width: 30px; height: 20px; white-space: nowrap">Wider than its button</button>
    <p style="margin: 40px 0 0">One text</p>
    <p style="margin: -20px 0 0">Another text</p>
    <p style="margin: 40px 0">Nothing is wrong with this</p>`);
  expect(await findClippedText(page)).toEqual([
    '"Cut by its box" is cut off',
    '"Wider than the whole screen is" reaches out of the screen',
    '"Wider than its button" reaches out of its control',
    '"One text" lies on "Another text"',
  ]);
});

test('the products fit a phone that is held sideways, and the manifest asks for no orientation', async ({
  page,
  request,
}) => {
  const manifest: unknown = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).not.toHaveProperty('orientation');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/products');
  await expect(page.getByRole('article', { name: 'Arc Desk Lamp' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
