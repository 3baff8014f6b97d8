import type { Page } from 'playwright/test';

/** Minimum target size in px (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;

/** Minimum touch target size in px (WCAG 2.2, 2.5.5). */
const MIN_TOUCH_TARGET_PX = 44;

/**
 * Finds targets below the minimum size, one line each. The touch minimum does not apply to links in text
 * and in the footer, nor to the width of tabs and stepper buttons.
 */
export function findSmallTargets(page: Page, isTouch: boolean): Promise<string[]> {
  return page.evaluate(
    ([min, preferredMin]) => {
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const targets = scope.querySelectorAll<HTMLElement>(
        'a, button, input:not([type=file]), select, textarea, [role=tab], [tabindex="0"]',
      );
      return [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          const minHeight = target.matches('footer *, :is(h2, h3, p) a') ? min : preferredMin;
          const minWidth = target.matches('[role=tab], [role=group] button') ? min : minHeight;
          if (width >= minWidth && height >= minHeight) return [];
          const name = target.getAttribute('aria-label') ?? target.textContent.trim();
          return [`${name} is ${Math.round(width)} by ${Math.round(height)} px`];
        });
    },
    [MIN_TARGET_PX, isTouch ? MIN_TOUCH_TARGET_PX : MIN_TARGET_PX] as const,
  );
}
