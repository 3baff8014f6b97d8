// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** What a page animates, or would if it changed, a line for each. */
export function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
          return (
            isAnimated ||
            (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) ||
            style.scrollBehavior === 'smooth'
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
