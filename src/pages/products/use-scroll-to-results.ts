import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls up to the start of the results after the shopper has changed the filter. Not after Back and
 * Forward, which restore the scroll position.
 */
export function useScrollToResults(found: readonly unknown[]) {
  const results = useRef<HTMLDivElement>(null);
  /** The results before the shopper's change of the filter; `null` if there is none to react to. */
  const previous = useRef<readonly unknown[]>(null);

  useLayoutEffect(() => {
    if (!previous.current || previous.current === found || !results.current) return;
    previous.current = null;
    const headerHeight = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (results.current.getBoundingClientRect().top < headerHeight) {
      results.current.scrollIntoView({ behavior: 'instant' });
    }
  }, [found]);

  /** Wraps a function that changes the filter, to scroll once its results are rendered. */
  const withScroll =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      previous.current = found;
      change(...args);
    };

  return { results, withScroll };
}
