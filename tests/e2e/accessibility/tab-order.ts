// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** A part of a page to walk through, and the key to walk by. */
export interface TabWalk {
  scope: 'main' | 'body';
  key: 'Tab' | 'Shift+Tab';
}

/** Walks by a key through a part of a page. Says what is wrong with the focus, a line for each fault. */
export async function walkTabOrder(page: Page, walk: TabWalk): Promise<string[]> {
  const { scope, key } = walk;
  const faults: string[] = [];
  await page.evaluate(
    ([name, isForward]) => {
      const start = document.querySelector<HTMLElement>(isForward ? name : `${name} + * a`);
      start?.focus({ preventScroll: true });
    },
    [scope, key === 'Tab'] as const,
  );
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const found = await inspectFocus(page, walk);
    if (found === 'outside') return stops > 0 ? faults : [`${key} finds no stop`];
    if (found === 'again') return [...faults, `${key} never leads out`];
    faults.push(...found.map((fault) => `${key}: ${fault}`));
  }
}

/** What is wrong with the focus as it is seen, unless it has left the scope or has been there before. */
function inspectFocus(page: Page, walk: TabWalk): Promise<string[] | 'outside' | 'again'> {
  return page.evaluate(async ({ scope, key }) => {
    const element = document.activeElement;
    if (!element || element.matches(scope) || !element.closest(scope)) return 'outside';
    const walkedBy = `${key} at ${window.innerWidth} px`;
    if (element.getAttribute('data-walked-by') === walkedBy) return 'again';
    element.setAttribute('data-walked-by', walkedBy);
    const faults: string[] = [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
    const label = `<${element.localName}> ${name === '' ? element.id : name}`;

    // What moves as it comes near the screen is looked at again once it has.
    if (countCovered(element) > 0) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const covered = countCovered(element);
    if (covered > 0) faults.push(`${label} is covered at ${covered} of 9 points`);

    // A card's link shows it around the pseudo-element that stretches it over the card.
    const isShown = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    // A slider shows it at its thumb, whose style cannot be read.
    if (!isShown && !element.matches('[type=range]')) {
      faults.push(`${label} does not show the focus`);
    }
    return faults;

    /** At how many of nine points something else lies over an element. */
    function countCovered(stop: Element): number {
      const box = stop.getBoundingClientRect();
      const shares = [0.05, 0.5, 0.95];
      const missed = shares
        .flatMap((across) =>
          shares.map((down) => ({
            x: box.left + box.width * across,
            y: box.top + box.height * down,
          })),
        )
        .filter(({ x, y }) => {
          const top = document.elementFromPoint(x, y);
          return !(top && (stop.contains(top) || top.contains(stop) || isItsOwn(top, stop)));
        }).length;
      // What is taller than half of the screen cannot be seen whole at every scroll.
      return box.height > window.innerHeight / 2 && missed < 9 ? 0 : missed;
    }

    /** Whether it is what the element stands beside by design: a slider's track, a card's button. */
    function isItsOwn(top: Element, stop: Element): boolean {
      return stop.closest('.price-range, article')?.contains(top) ?? false;
    }
  }, walk);
}
