import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen; `undefined` until the observer has reported. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean | undefined {
  const [isOnScreen, setIsOnScreen] = useState<boolean>();

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.at(-1)?.isIntersecting);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return isOnScreen;
}
