import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the start of the results when the shopper has changed the filter while the page was
 * scrolled past it. Back and Forward restore the scroll position themselves.
 */
export function useScrollToResults(found: readonly unknown[]) {
  const results = useRef<HTMLDivElement>(null);
  /** The results that the shopper is changing. */
  const changing = useRef<readonly unknown[]>(null);

  useLayoutEffect(() => {
    if (!changing.current || changing.current === found || !results.current) return;
    changing.current = null;
    const headerHeight = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (results.current.getBoundingClientRect().top < headerHeight) {
      results.current.scrollIntoView({ behavior: 'instant' });
    }
  }, [found]);

  /** Wraps what changes the filter, so that the results it leads to are revealed. */
  const scrolling =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      changing.current = found;
      change(...args);
    };

  return { results, scrolling };
}
