import type { Page } from 'playwright/test';
import { matchPath } from 'react-router-dom';
import { fillIn } from '../../support/roles.ts';
import { expect, test } from '../support/shop-test.ts';
import { findViolations } from './axe.ts';
import { walkTabOrder, type TabWalk } from './tab-order.ts';
import { findClippedText, findMisplacedControls, horizontalOverflow } from './clipped-text.ts';
import { findAnimations } from './animations.ts';
import { readOutline, shopOutline } from './outline.ts';
import { screens, startVisit, visits, type Visit } from './shop-states.ts';
import { documents } from '../support/documents.ts';
import { findMarkupErrors } from '../support/markup.ts';
import { findSmallTargets } from './small-targets.ts';

/** A viewport of 1280 by 1024 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

const phone = { width: 390, height: 844 };

/** Text spacing that users may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Equals the browser's text size setting (WCAG 2.2, 1.4.4). */
const doubleText = 'html { font-size: 200% !important; }';

test('every page is in the list of visits', () => {
  const paths = visits.map(({ path }) => new URL(fillIn(path), 'http://shop').pathname);
  const missing = documents.filter(
    ({ pattern }) => !paths.some((path) => matchPath(pattern, path)),
  );
  expect(missing).toEqual([]);
});

/*
 * Opens every state once per screen and runs all checks on it. axe checks components in their stories; here
 * it checks each page once, with its head and its landmarks.
 */
for (const visit of visits) {
  const [loaded] = visit.states;
  test.describe(loaded.name, () => {
    // Focus on a link preloads its image. The browser warns if the image stays unused.
    test.use({
      allowedMessages: new RegExp(
        `preloaded using link preload|${visit.allowedMessages?.source ?? '^$'}`,
      ),
    });

    test(`${visit.path} is accessible in every state`, async ({ page }) => {
      // axe would measure the contrast in the middle of a colour transition.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await startVisit(page, visit);
      await expect(page).toHaveTitle(new RegExp(`\\b${fillIn(visit.title)}`));

      for (const state of visit.states) {
        for (const [name, screen] of Object.entries(screens)) {
          const isNarrow = name === 'narrow';
          if (state.isNarrowOnly && !isNarrow) continue;
          await page.setViewportSize(screen);
          if (!isNarrow || state.isNarrowOnly) await state.setup?.(page);
          const where = `${state.name} at ${screen.width} px`;
          await test.step(where, async () => {
            expect.soft(await findAnimations(page), `${where}: animations`).toEqual([]);
            const smallTargets = await findSmallTargets(page, isNarrow);
            expect.soft(smallTargets, `${where}: small targets`).toEqual([]);
            for (const walk of state === loaded ? tabWalksFor(visit, isNarrow) : []) {
              expect.soft(await walkTabOrder(page, walk), `${where}: tab order`).toEqual([]);
            }
            const markupErrors = await findMarkupErrors(await page.content());
            expect.soft(markupErrors, `${where}: markup`).toEqual([]);
            if (state === loaded && !isNarrow) {
              expect.soft(await findViolations(page), `${where}: axe`).toEqual([]);
              expect.soft(await readOutline(page), `${where}: outline`).toEqual(shopOutline);
            }
            await withUserStyle(page, textSpacing, () => expectFits(page, `${where}, spaced text`));
          });
          if (!isNarrow) continue;
          await test.step(`${where}, magnified`, async () => {
            await page.setViewportSize(zoomed);
            await expectFits(page, `${where}, 400 % zoom`);
            if (state !== loaded) return;
            await page.setViewportSize(phone);
            await withUserStyle(page, doubleText, async () => {
              await expectFits(page, `${where}, 200 % text`);
              expect.soft(await findMisplacedControls(page), `${where}, 200 % text`).toEqual([]);
            });
          });
        }
      }
    });
  });
}

/**
 * Tab walks through `main`, and once through the whole home page. Backward, the header could cover the
 * focus; forward, only elements that stick to the bottom of a narrow screen could.
 */
function tabWalksFor({ path }: Visit, isNarrow: boolean): readonly TabWalk[] {
  const back: TabWalk = { scope: path === '/' && !isNarrow ? 'body' : 'main', key: 'Shift+Tab' };
  return isNarrow ? [{ ...back, key: 'Tab' }, back] : [back];
}

/** Expects no horizontal overflow and no clipped text once the layout has settled. */
async function expectFits(page: Page, where: string): Promise<void> {
  const poll = <T>(find: () => Promise<T>, finding: string) =>
    expect.soft.poll(find, { message: `${where}: ${finding}`, timeout: 4000 });
  await poll(() => horizontalOverflow(page), 'horizontal overflow').toBe(0);
  await poll(() => findClippedText(page), 'clipped text').toEqual([]);
}

/** Runs checks with a user style. The CSP does not apply to adopted style sheets. */
async function withUserStyle(page: Page, css: string, check: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
