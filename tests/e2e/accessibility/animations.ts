// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** Finds elements with an animation, a transition or smooth scrolling, one line each. */
export function findAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasDuration = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isAnimated = style.animationName !== 'none' && hasDuration(style.animationDuration);
          return (
            isAnimated ||
            (style.transitionProperty !== 'none' && hasDuration(style.transitionDuration)) ||
            style.scrollBehavior === 'smooth'
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
