import type { Page } from 'playwright/test';
import { findFocusFaults } from './focus.ts';

/** The part of a page to walk through, and the key to press. */
interface TabWalk {
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
    const place = await visitFocus(page, walk);
    if (place === 'outside')
      return stops > 0 ? findings : [`${key} reaches no element in ${scope}`];
    if (place === 'revisited') return [...findings, `${key} never leaves ${scope}`];
    findings.push(...(await findFocusFaults(page)).map((finding) => `${key}: ${finding}`));
  }
}

/** Marks the focused element as visited. Returns where it is. */
function visitFocus(page: Page, walk: TabWalk): Promise<'inside' | 'outside' | 'revisited'> {
  return page.evaluate(({ scope, key }) => {
    const element = document.activeElement;
    if (!element || element.matches(scope) || !element.closest(scope)) return 'outside';
    const walkedBy = `${key} at ${window.innerWidth} px`;
    if (element.getAttribute('data-walked-by') === walkedBy) return 'revisited';
    element.setAttribute('data-walked-by', walkedBy);
    return 'inside';
  }, walk);
}
