import type { Page } from 'playwright/test';

/**
 * What the security policy refuses from now on, as `directive: what`. It is told in order with the
 * page's other answers, so that after any of these nothing is left to wait for.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI } = event;
      if ('tellViolation' in window && typeof window.tellViolation === 'function') {
        window.tellViolation(`${effectiveDirective}: ${blockedURI}`);
      }
    });
  });
  return violations;
}
