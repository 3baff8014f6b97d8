// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** Checks that the focused element is uncovered and has a focus indicator. Returns findings, one line each. */
export function findFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return ['nothing has the focus'];
    const findings: string[] = [];
    const name = element.ariaLabel ?? element.textContent.trim().slice(0, 60);
    const label = `<${element.localName}> ${name === '' ? element.id : name}`;

    // The layout may still shift after the focus has scrolled the page: check again two frames later.
    if (findCovers(element).length > 0) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) findings.push(`${label} is off screen`);
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
      if (outlineStyle === 'none') return false;
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
      const ring = stop.getBoundingClientRect();
      let clip = stop.parentElement;
      for (; clip && clip !== document.body; clip = clip.parentElement) {
        if (getComputedStyle(clip).overflowY === 'visible') continue;
        const box = clip.getBoundingClientRect();
        const isInside =
          ring.top - box.top >= reach &&
          box.bottom - ring.bottom >= reach &&
          ring.left - box.left >= reach &&
          box.right - ring.right >= reach;
        if (!isInside) return true;
      }
      return false;
    }

    /** Returns what covers the stop at nine points: the tag and the text of another element. */
    function findCovers(stop: Element): string[] {
      const box = stop.getBoundingClientRect();
      // By design, a slider's track and a button in a card, a search field or on a photograph.
      const around = stop.closest(
        '.range-slider, article, :has(> [type=search]), [aria-label^=Photographs]',
      );
      const found: string[] = [];
      for (const across of [0.05, 0.5, 0.95]) {
        for (const down of [0.05, 0.5, 0.95]) {
          const x = box.left + box.width * across;
          const y = box.top + box.height * down;
          // The rest of a large element may be below the screen.
          if (x >= window.innerWidth || y >= window.innerHeight) continue;
          const over = document.elementFromPoint(x, y);
          if (over && [stop, around].some((part) => part?.contains(over))) continue;
          // Back is a notch in the corner of a photograph.
          if (over?.contains(stop) || over?.matches('[data-below-header]')) continue;
          found.push(`<${over?.localName}> ${over?.textContent.slice(0, 20)}`);
        }
      }
      // An element taller than half the screen may be partly covered.
      return box.height > window.innerHeight / 2 && found.length < 9 ? [] : found;
    }
  });
}
