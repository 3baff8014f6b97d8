import { useEffect, useRef, useState } from 'react';

/** Returns the ref of an element, and whether it is on the screen: `undefined` until the observer has reported. */
export function useIsOnScreen<E extends Element>() {
  const element = useRef<E>(null);
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
  }, []);

  return [element, isOnScreen] as const;
}
