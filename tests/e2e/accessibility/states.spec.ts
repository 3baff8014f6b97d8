import { expect, test } from '../support/shop-test.ts';
import { findViolations } from './axe.ts';
import { walkFocus } from './focus-walk.ts';
import { findLostTexts, sidewaysScroll } from './lost-texts.ts';
import { findMovingParts } from './moving-parts.ts';
import { openState, screens, screensOf, shopStates, type ShopState } from './shop-states.ts';
import { findSmallTargets } from './small-targets.ts';

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

/** Every state, looked at in every way on every screen that has it; what is wrong in one is told with the rest. */
for (const state of shopStates) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: allowedOf(state) });

    for (const screen of screensOf(state)) {
      test(`is open to everyone at ${screens[screen].width} px`, async ({ page }) => {
        // A colour that is on its way to another is no colour to judge.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openState(page, state, screen);

        await test.step('keeps still for who asks for it', async () => {
          expect.soft(await findMovingParts(page)).toEqual([]);
        });
        await test.step('has nothing for axe to find', async () => {
          expect.soft(await findViolations(page)).toEqual([]);
        });
        await test.step('has no target under 24 px', async () => {
          expect.soft(await findSmallTargets(page)).toEqual([]);
        });
        if (isWalked(state)) {
          await test.step('shows the focus at every stop, there and back', async () => {
            const there = await walkFocus(page, 'Tab');
            const back = await walkFocus(page, 'Shift+Tab');
            expect.soft(Math.min(there.stops, back.stops)).toBeGreaterThan(8);
            expect.soft([...there.faults, ...back.faults]).toEqual([]);
          });
        }
        await test.step('keeps its texts when they are set wider', async () => {
          const spacing = await page.addStyleTag({ content: textSpacing });
          await expect.soft.poll(() => sidewaysScroll(page)).toBe(0);
          await expect.soft.poll(() => findLostTexts(page)).toEqual([]);
          await spacing.evaluate((style) => {
            style.parentNode?.removeChild(style);
          });
        });
        if (screen === 'narrow') {
          await test.step('fits at a zoom of 400 %', async () => {
            await page.setViewportSize(zoomed);
            await expect.soft.poll(() => sidewaysScroll(page)).toBe(0);
            await expect.soft.poll(() => findLostTexts(page)).toEqual([]);
          });
        }
      });
    }
  });
}

/** A toast takes the focus back to where it came from; its keyboard has tests of its own. */
function isWalked({ only, name }: ShopState): boolean {
  return only === undefined && !name.includes('toast');
}

/** Pictures that are fetched ahead for a link with the focus are not used when nobody follows it. */
function allowedOf({ allowedConsole }: ShopState): RegExp {
  return new RegExp(`preloaded using link preload|${allowedConsole?.source ?? '^$'}`);
}
