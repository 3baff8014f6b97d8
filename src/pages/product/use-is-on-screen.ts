import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is on the screen; `undefined` until the observer has reported.
 *
 * @param coveredPx height of the lower part of the screen that does not count, in pixels
 */
export function useIsOnScreen(
  element: RefObject<Element | null>,
  coveredPx = 0,
): boolean | undefined {
  const [isOnScreen, setIsOnScreen] = useState<boolean>();

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsOnScreen(entries.at(-1)?.isIntersecting);
      },
      { rootMargin: `0px 0px -${coveredPx}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, coveredPx]);

  return isOnScreen;
}
