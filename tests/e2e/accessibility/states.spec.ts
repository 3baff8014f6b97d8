import type { Page } from 'playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { findViolations } from './axe.ts';
import { walkTabOrder, type TabWalk } from './tab-order.ts';
import { findLostControls, findClippedText, sidewaysScroll } from './clipped-text.ts';
import { findAnimations } from './animations.ts';
import { readOutline, shopOutline } from './outline.ts';
import { screens, startVisit, visits, type Visit } from './shop-states.ts';
import { findSmallTargets } from './small-targets.ts';

/** What a screen of 1280 by 1024 px is at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

const phone = { width: 390, height: 844 };

/** The distances that a reader may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** As a browser's setting for the size of text does it (WCAG 2.2, 1.4.4). */
const doubleText = 'html { font-size: 200% !important; }';

/*
 * Every state is opened once and looked at in every way on each screen that has it. What is inside of a
 * component axe judges in its stories; here it judges each page once, with its head and its landmarks.
 */
for (const visit of visits) {
  const [loaded] = visit.states;
  test.describe(`${loaded.name} at ${visit.path}`, () => {
    // Pictures that are fetched ahead for a link with the focus are not used when nobody follows it.
    test.use({
      allowedMessages: new RegExp(
        `preloaded using link preload|${visit.allowedMessages?.source ?? '^$'}`,
      ),
    });

    test('is accessible in each of its states', async ({ page }) => {
      // A colour that is on its way to another is no colour to judge.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await startVisit(page, visit);
      await expect(page).toHaveTitle(new RegExp(`\\b${visit.title}`));

      for (const state of visit.states) {
        for (const [name, screen] of Object.entries(screens)) {
          const isNarrow = name === 'narrow';
          if (state.isNarrowOnly && !isNarrow) continue;
          await page.setViewportSize(screen);
          if (!isNarrow || state.isNarrowOnly) await state.setup?.(page);
          const where = `${state.name} at ${screen.width} px`;
          await test.step(where, async () => {
            expect.soft(await findAnimations(page), `${where}: moves`).toEqual([]);
            const small = await findSmallTargets(page, isNarrow);
            expect.soft(small, `${where}: too small`).toEqual([]);
            for (const walk of state === loaded ? walksOf(visit, isNarrow) : []) {
              expect.soft(await walkTabOrder(page, walk), `${where}: focus`).toEqual([]);
            }
            if (state === loaded && !isNarrow) {
              expect.soft(await findViolations(page), `${where}: axe`).toEqual([]);
              expect.soft(await readOutline(page), `${where}: outline`).toEqual(shopOutline);
            }
            await withStyle(page, textSpacing, () => expectFits(page, `${where}, spaced text`));
          });
          if (!isNarrow) continue;
          await test.step(`${where}, magnified`, async () => {
            await page.setViewportSize(zoomed);
            await expectFits(page, `${where}, zoom of 400 %`);
            if (state !== loaded) return;
            await page.setViewportSize(phone);
            await withStyle(page, doubleText, async () => {
              await expectFits(page, `${where}, text of 200 %`);
              expect.soft(await findLostControls(page), `${where}, text of 200 %`).toEqual([]);
            });
          });
        }
      }
    });
  });
}

/**
 * Through the content of a page; through all of it on the home page. On the way back it could be covered by
 * the header, on the way there by what is fixed to the bottom of a narrow screen only.
 */
function walksOf({ path }: Visit, isNarrow: boolean): readonly TabWalk[] {
  const back: TabWalk = { scope: path === '/' && !isNarrow ? 'body' : 'main', key: 'Shift+Tab' };
  return isNarrow ? [{ ...back, key: 'Tab' }, back] : [back];
}

/** Expects a page to show its texts whole, without being scrolled sideways, as soon as it has settled. */
async function expectFits(page: Page, where: string): Promise<void> {
  const poll = <T>(look: () => Promise<T>, fault: string) =>
    expect.soft.poll(look, { message: `${where}: ${fault}`, timeout: 4000 });
  await poll(() => sidewaysScroll(page), 'scrolls sideways').toBe(0);
  await poll(() => findClippedText(page), 'lost texts').toEqual([]);
}

/** Does something while a page has a reader's own style, which the shop's policy has no say in. */
async function withStyle(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
