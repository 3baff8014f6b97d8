import { expect, lampLine, penLine, seedCart, test } from '../support/shop-test.ts';
import { findLostTexts, sidewaysScroll } from './lost-texts.ts';
import { openState, screens, screensOf, shopPages, shopStates } from './shop-states.ts';

/** What a screen of 1280 by 1024 px is at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** The distances that a reader may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// The distances are set as a reader's own style, which the shop's policy has no say in.
test.use({ bypassCSP: true });

for (const state of shopStates) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: state.allowedConsole ?? null });

    if (state.only !== 'wide') {
      test('fits at a zoom of 400 %', async ({ page }) => {
        await openState(page, state, 'narrow');
        await page.setViewportSize(zoomed);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        await expect.poll(() => findLostTexts(page)).toEqual([]);
      });
    }

    for (const screen of screensOf(state)) {
      test(`keeps its texts when they are set wider at ${screens[screen].width} px`, async ({
        page,
      }) => {
        await openState(page, state, screen);
        await page.addStyleTag({ content: textSpacing });
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        await expect.poll(() => findLostTexts(page)).toEqual([]);
      });
    }
  });
}

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
