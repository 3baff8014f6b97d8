import type { Page } from 'playwright/test';
import { findFocusFaults } from '../../support/focus.ts';

/** Presses a key until the focus leaves the scope. Returns findings about the focus, one line each. */
export async function walkTabOrder(
  page: Page,
  scope: 'main' | 'body' | 'dialog[open]',
  key: 'Tab' | 'Shift+Tab',
): Promise<string[]> {
  const findings: string[] = [];
  await page.evaluate(
    ([name, isForward]) => {
      const start = document.querySelector<HTMLElement>(isForward ? name : `${name} + * a`);
      start?.focus({ preventScroll: true });
    },
    [scope, key === 'Tab'] as const,
  );
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(
      (name) => document.activeElement?.matches(`${name} *`),
      scope,
    );
    if (!isInside) return stops > 0 ? findings : [`${key} reaches no element in ${scope}`];
    findings.push(...(await findFocusFaults(page)).map((finding) => `${key}: ${finding}`));
  }
  return [...findings, `${key} never leaves ${scope}`];
}
