import type { Page } from 'playwright/test';
import { findMarkupErrors } from '../support/markup.ts';
import { expect, setTextSize, test } from '../support/shop-test.ts';
import { findAnimations } from './animations.ts';
import { findViolations } from './axe.ts';
import { findLayoutFaults } from '../../support/layout.ts';
import { screens, startVisit, visits } from './shop-states.ts';
import { findSmallTargets } from './small-targets.ts';
import { walkTabOrder } from './tab-order.ts';

/** A viewport of 1280 by 1024 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Text spacing that users may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// Focus on a link preloads its image. The browser warns if the image stays unused.
test.use({
  allowedMessages: /preloaded using link preload|^Page not found: |Failed to load resource/,
});

/*
 * Opens every state once and checks it on both screens. axe checks components in their stories; here it checks
 * each page once, with its head and its landmarks.
 */
for (const visit of visits) {
  const { name = visit.path, states = {}, narrowDialog } = visit;

  test(`${name} is accessible in every state`, async ({ page }) => {
    // axe would measure the contrast in the middle of a colour transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startVisit(page, visit);
    await checkLoadedPage(page, visit.path);
    await checkState(page, 'as loaded');
    for (const [state, setup] of Object.entries(states)) {
      await page.setViewportSize(screens.wide);
      await setup(page);
      await checkState(page, state);
    }
    if (narrowDialog === undefined) return;
    await page.setViewportSize(screens.narrow);
    await page.getByRole('button', { name: narrowDialog }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await walkTabOrder(page, 'dialog[open]', 'Tab'), narrowDialog).toEqual([]);
    await checkNarrowScreen(page, narrowDialog);
  });
}

/** Checks the loaded page once: axe, landmarks, tab order, text at 200 %. Restores the wide viewport at the end. */
async function checkLoadedPage(page: Page, path: string): Promise<void> {
  expect.soft(await findViolations(page)).toEqual([]);
  // The links have the same order on every page (WCAG 2.2, 3.2.3 and 3.2.6).
  await expect
    .soft(page.locator('header nav[aria-label=Main] a, footer :is(h2, h3, [href^=tel])'))
    .toHaveText(['HOME', 'SHOP', 'ACCOUNT', 'Shop', 'Company', 'Legal', 'Contact', /^\+1/]);

  // Backward, the header could cover the focus. Its own links and the footer are the same on every page.
  const scope = path === '/' ? 'body' : 'main';
  expect.soft(await walkTabOrder(page, scope, 'Shift+Tab')).toEqual([]);
  await page.setViewportSize(screens.narrow);
  // Only forward, an element that sticks to the bottom of a narrow screen could cover the focus.
  expect.soft(await walkTabOrder(page, 'main', 'Tab')).toEqual([]);
  expect.soft(await walkTabOrder(page, 'main', 'Shift+Tab')).toEqual([]);
  await setTextSize(page, '200%');
  for (const width of [390, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, `200 % text, ${width} px`);
  }
  await setTextSize(page, '100%');
  await page.setViewportSize({ width: 844, height: 390 });
  await expectFits(page, 'a phone in landscape');
  await page.setViewportSize(screens.wide);
}

async function checkState(page: Page, state: string): Promise<void> {
  await checkScreen(page, `${state}, wide`);
  await page.setViewportSize(screens.narrow);
  await checkNarrowScreen(page, state);
}

async function checkNarrowScreen(page: Page, state: string): Promise<void> {
  await checkScreen(page, `${state}, narrow`);
  expect.soft(await findSmallTargets(page), `${state}: small targets`).toEqual([]);
  await page.setViewportSize(zoomed);
  await expectFits(page, `${state}, 400 % zoom`);
}

async function checkScreen(page: Page, where: string): Promise<void> {
  expect.soft(await findAnimations(page), `${where}: animations`).toEqual([]);
  expect.soft(await findMarkupErrors(await page.content()), `${where}: markup`).toEqual([]);
  expect.soft(await findPrintFaults(page), `${where}: print`).toEqual([]);
  // A user style: the CSP does not apply to adopted style sheets.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
  await expectFits(page, `${where}, spaced text`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Expects no layout fault once the layout has settled. */
async function expectFits(page: Page, where: string): Promise<void> {
  const options = { message: where, timeout: 4000 };
  await expect.soft.poll(() => findLayoutFaults(page), options).toEqual([]);
}

/** Finds what must not print: controls, fixed boxes (on every sheet) and sticky boxes (over the text). */
async function findPrintFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const isOver = position === 'fixed' || position === 'sticky';
        return isOver || element.matches('nav, button, [href="#main"]');
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  await page.emulateMedia({ media: null });
  return faults;
}
