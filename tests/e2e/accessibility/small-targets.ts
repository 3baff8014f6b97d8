import type { Page } from 'playwright/test';

/**
 * Finds targets below 44 px (WCAG 2.2, 2.5.5), one line each. Links in text may have 24 px (2.5.8), and so may the width
 * of links in the footer, tabs and stepper buttons.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const targets = scope.querySelectorAll<HTMLElement>(
      'a, button, input:not([type=file]), select, textarea, [tabindex="0"]',
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const minHeight = target.matches(':is(h2, h3, p) a') ? 24 : 44;
        const isNarrow = target.matches('footer a, [role=tab], [role=group] button');
        const minWidth = isNarrow ? 24 : minHeight;
        if (width >= minWidth && height >= minHeight) return [];
        const name = target.ariaLabel ?? target.textContent.trim();
        return [`${name} is ${Math.round(width)} by ${Math.round(height)} px`];
      });
  });
}
