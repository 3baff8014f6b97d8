import type { Page } from 'playwright/test';

/** What WCAG 2.2 asks of each target in 2.5.8, in px. */
const LEAST_PX = 24;

/** What a thumb hits without aiming, in px. */
const THUMB_PX = 44;

/**
 * Targets that are smaller than the least, a line for each. For a thumb, those that are more than words
 * in a text or in the footer are at least as large as it is; only a tab and
 * the button of a stepper may be narrower.
 */
export function findSmallTargets(page: Page, isForThumbs: boolean): Promise<string[]> {
  return page.evaluate(
    ([least, large]) => {
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const targets = scope.querySelectorAll<HTMLElement>(
        'a, button, input:not([type=file]), select, textarea, [role=tab], [tabindex="0"]',
      );
      return [...targets]
        .filter((target) =>
          target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          const leastHeight = target.matches('footer *, :is(h2, h3, p) a') ? least : large;
          const leastWidth = target.matches('[role=tab], [role=group] button')
            ? least
            : leastHeight;
          if (width >= leastWidth && height >= leastHeight) return [];
          const name = target.getAttribute('aria-label') ?? target.textContent.trim();
          return [`${name} is ${Math.round(width)} by ${Math.round(height)} px`];
        });
    },
    [LEAST_PX, isForThumbs ? THUMB_PX : LEAST_PX] as const,
  );
}
