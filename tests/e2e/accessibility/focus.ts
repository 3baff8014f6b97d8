// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** Checks that the focused element is uncovered and has a focus indicator. Returns findings, one line each. */
export function findFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return ['nothing has the focus'];
    const findings: string[] = [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
    const label = `<${element.localName}> ${name === '' ? element.id : name}`;

    // The layout may still shift after the focus has scrolled the page: check again two frames later.
    if (findCovers(element).length > 0) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    if (!isOnScreen(element)) findings.push(`${label} is off screen`);
    const covers = findCovers(element);
    if (covers.length > 0) {
      findings.push(`${label} is covered at ${covers.length} of 9 points by ${covers.join(', ')}`);
    }

    // A card link has its focus ring on the pseudo-element that covers the card.
    const isShown = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    // A slider has its focus ring on the thumb, which `getComputedStyle` cannot read.
    if (!isShown && !element.matches('[type=range]')) {
      findings.push(`${label} has no visible focus`);
    }
    if (isRingClipped(element)) findings.push(`the focus of ${label} is cut off`);
    return findings;

    /** Whether a box that scrolls or clips cuts off the outline. */
    function isRingClipped(stop: Element): boolean {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(stop);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
      const box = stop.getBoundingClientRect();
      for (
        let clip = stop.parentElement;
        clip && clip !== document.body;
        clip = clip.parentElement
      ) {
        if (getComputedStyle(clip).overflowY === 'visible' || outlineStyle === 'none') continue;
        const { top, bottom, left, right } = clip.getBoundingClientRect();
        const gaps = [box.top - top, bottom - box.bottom, box.left - left, right - box.right];
        if (gaps.some((gap) => gap < reach)) return true;
      }
      return false;
    }

    function isOnScreen(stop: Element): boolean {
      const { top, bottom } = stop.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    }

    /** Returns what covers the stop at nine points: the tag and the text of another element. */
    function findCovers(stop: Element): string[] {
      const box = stop.getBoundingClientRect();
      const ratios = [0.05, 0.5, 0.95];
      const covering = ratios
        .flatMap((across) =>
          ratios.map((down) => ({
            x: box.left + box.width * across,
            y: box.top + box.height * down,
          })),
        )
        // The rest of a large element may be below the screen.
        .filter(({ x, y }) => x < window.innerWidth && y < window.innerHeight)
        .flatMap(({ x, y }) => {
          const top = document.elementFromPoint(x, y);
          if (top && (stop.contains(top) || top.contains(stop) || isByDesign(top, stop))) return [];
          return `<${top?.localName}> ${top?.textContent.slice(0, 20)}`;
        });
      // An element taller than half the screen may be partly covered.
      return box.height > window.innerHeight / 2 && covering.length < 9 ? [] : covering;
    }

    /** Whether an overlap is by design: a slider's track, a button in a card, a search field or on a photograph. */
    function isByDesign(top: Element, stop: Element): boolean {
      return (
        // Back is a notch in the corner of a photograph.
        (top.matches('[data-below-header]') ||
          stop
            .closest('.range-slider, article, :has(> [type=search]), [aria-label^=Photographs]')
            ?.contains(top)) ??
        false
      );
    }
  });
}
