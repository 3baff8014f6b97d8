// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** The part of a page to walk through, and the key to press. */
export interface TabWalk {
  scope: 'main' | 'body';
  key: 'Tab' | 'Shift+Tab';
}

/** Presses a key until the focus leaves the scope. Returns findings about the focus, one line each. */
export async function walkTabOrder(page: Page, walk: TabWalk): Promise<string[]> {
  const { scope, key } = walk;
  const findings: string[] = [];
  await page.evaluate(
    ([name, isForward]) => {
      const start = document.querySelector<HTMLElement>(isForward ? name : `${name} + * a`);
      start?.focus({ preventScroll: true });
    },
    [scope, key === 'Tab'] as const,
  );
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const result = await inspectFocus(page, walk);
    if (result === 'outside') return stops > 0 ? findings : [`${key} reaches no element`];
    if (result === 'revisited') return [...findings, `${key} never leaves ${scope}`];
    findings.push(...result.map((finding) => `${key}: ${finding}`));
  }
}

/** Checks that the focused element is uncovered and has a focus indicator. */
function inspectFocus(page: Page, walk: TabWalk): Promise<string[] | 'outside' | 'revisited'> {
  return page.evaluate(async ({ scope, key }) => {
    const element = document.activeElement;
    if (!element || element.matches(scope) || !element.closest(scope)) return 'outside';
    const walkedBy = `${key} at ${window.innerWidth} px`;
    if (element.getAttribute('data-walked-by') === walkedBy) return 'revisited';
    element.setAttribute('data-walked-by', walkedBy);
    const findings: string[] = [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
    const label = `<${element.localName}> ${name === '' ? element.id : name}`;

    // The layout may still shift after the focus has scrolled the page: check again two frames later.
    if (countCovered(element) > 0) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const covered = countCovered(element);
    if (covered > 0) findings.push(`${label} is covered at ${covered} of 9 points`);

    // A card link has its focus ring on the pseudo-element that covers the card.
    const isShown = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    // A slider has its focus ring on the thumb, which `getComputedStyle` cannot read.
    if (!isShown && !element.matches('[type=range]')) {
      findings.push(`${label} has no visible focus`);
    }
    return findings;

    /** Counts at how many of nine points another element covers the stop. */
    function countCovered(stop: Element): number {
      const box = stop.getBoundingClientRect();
      const ratios = [0.05, 0.5, 0.95];
      const coveredPoints = ratios
        .flatMap((across) =>
          ratios.map((down) => ({
            x: box.left + box.width * across,
            y: box.top + box.height * down,
          })),
        )
        .filter(({ x, y }) => {
          const top = document.elementFromPoint(x, y);
          return !(top && (stop.contains(top) || top.contains(stop) || isByDesign(top, stop)));
        }).length;
      // An element taller than half the screen may be partly covered.
      return box.height > window.innerHeight / 2 && coveredPoints < 9 ? 0 : coveredPoints;
    }

    /** Whether an overlap is by design: the track of a slider, the button in a card or on a photograph. */
    function isByDesign(top: Element, stop: Element): boolean {
      return (
        stop.closest('.price-range, article, [aria-label^=Photographs]')?.contains(top) ?? false
      );
    }
  }, walk);
}
