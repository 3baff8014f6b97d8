import type { Page } from 'playwright/test';

/**
 * Collects CSP violations as `directive: blocked URI`. Violations and results of `page.evaluate` use the
 * same ordered channel, so the array is complete after an `evaluate`.
 */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI } = event;
      if ('reportViolation' in window && typeof window.reportViolation === 'function') {
        window.reportViolation(`${effectiveDirective}: ${blockedURI}`);
      }
    });
  });
  return violations;
}
