import { useEffect, useRef, useState } from 'react';

/**
 * Returns the ref of an element, and whether it is on the screen: `undefined` until the observer has reported.
 *
 * @param coveredPx height of the lower part of the screen that does not count, in pixels
 */
export function useIsOnScreen<E extends Element>(coveredPx = 0) {
  const element = useRef<E>(null);
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
  }, [coveredPx]);

  return [element, isOnScreen] as const;
}
