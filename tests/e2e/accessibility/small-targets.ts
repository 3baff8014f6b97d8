import type { Page } from 'playwright/test';

/** What WCAG 2.2 asks for in 2.5.8, in px. */
const LEAST = 24;

/** Targets that are smaller than the least, a line for each. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
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
        if (Math.min(width, height) >= least) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return [`${name} is ${Math.round(width)} by ${Math.round(height)} px`];
      });
  }, LEAST);
}
