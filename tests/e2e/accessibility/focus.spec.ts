// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { openState, screens, screensOf, shopStates, type ShopState } from './shop-states.ts';

/** A toast takes the focus back to where it came from; its keyboard has tests of its own. */
const walked = shopStates.filter(({ only, name }) => only === undefined && !name.includes('toast'));

for (const state of walked) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: allowedOf(state) });

    for (const screen of screensOf(state)) {
      test(`shows the focus at every stop, there and back, at ${screens[screen].width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openState(page, state, screen);
        const there = await walk(page, 'Tab');
        const back = await walk(page, 'Shift+Tab');
        expect(there.stops).toBeGreaterThan(8);
        expect(back.stops).toBeGreaterThan(8);
        expect([...there.faults, ...back.faults]).toEqual([]);
      });
    }
  });
}

test('a thumb of the price shows the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(screens.wide);
  await page.goto('/products');
  const thumb = page.getByRole('slider', { name: 'Minimum price' });
  const before = await thumb.screenshot();
  await page.getByRole('button', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(thumb).toBeFocused();
  expect((await thumb.screenshot()).equals(before)).toBe(false);
});

/** Pictures that are fetched ahead for a link with the focus are not used when nobody follows it. */
function allowedOf({ allowedConsole }: ShopState): RegExp {
  return new RegExp(`preloaded using link preload|${allowedConsole?.source ?? '^$'}`);
}

interface Walk {
  stops: number;
  faults: string[];
}

/** Presses a key until the focus has left the page or comes round, and looks at every stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const faults: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const found = await lookAtFocus(page, key);
    if (found === 'round') return { stops, faults };
    faults.push(...found.map((fault) => `${key}: ${fault}`));
  }
}

/** What is wrong with the focus as it is seen; `round` when it has been there or is nowhere. */
function lookAtFocus(page: Page, key: string): Promise<string[] | 'round'> {
  return page.evaluate((walkedBy) => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'round';
    if (element.getAttribute('data-walked-by') === walkedBy) return 'round';
    element.setAttribute('data-walked-by', walkedBy);
    const faults: string[] = [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
    const label = `<${element.localName}> ${name === '' ? element.id : name}`;

    const box = element.getBoundingClientRect();
    const shares = [0.05, 0.5, 0.95];
    const points = shares.flatMap((across) =>
      shares.map((down) => ({
        x: box.left + box.width * across,
        y: box.top + box.height * down,
      })),
    );
    const covered = points.filter(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return !(top && (element.contains(top) || top.contains(element) || isItsOwn(top, element)));
    });
    // What is taller than half of the screen cannot be seen whole at every scroll.
    const allowed = box.height > window.innerHeight / 2 ? points.length - 1 : 0;
    if (covered.length > allowed) {
      faults.push(`${label} is covered at ${covered.length} of ${points.length} points`);
    }

    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // A slider shows it at its thumb, whose style cannot be read.
    if (!hasOutline && boxShadow === 'none' && !element.matches('[type=range]')) {
      faults.push(`${label} does not show the focus`);
    }
    return faults;

    /** Whether it is what the element stands beside by design: a slider's track, a card's button. */
    function isItsOwn(top: Element, stop: Element): boolean {
      return stop.closest('.price-range, article')?.contains(top) ?? false;
    }
  }, key);
}
