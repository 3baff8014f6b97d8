import { expect, lampLine, penLine, seedCart, test } from '../support/shop-test.ts';
import { findLostTexts, sidewaysScroll } from './lost-texts.ts';
import { screens, shopPages } from './shop-states.ts';

for (const { path, allowedConsole, name } of shopPages) {
  test.describe(name, () => {
    test.use({ allowedConsole: allowedConsole ?? null });

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
