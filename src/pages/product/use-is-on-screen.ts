import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen; `false` during prerendering and hydration. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return isOnScreen;
}
