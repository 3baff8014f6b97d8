import { useEffect, useState } from 'react';
import { hasShownOtherPage } from './navigation/scroll-positions.ts';

const FIRST_SETTLED_MS = 10_000;
const SETTLED_MS = 2000;

/** Calls `onSettled` 2 s after each page is shown, 10 s after the tab's first one. */
export function useOnSettled(pathname: string, onSettled: (() => void) | undefined): void {
  const [firstPathname] = useState(() => (hasShownOtherPage(pathname) ? undefined : pathname));
  useEffect(() => {
    const delay = pathname === firstPathname ? FIRST_SETTLED_MS : SETTLED_MS;
    const timer = setTimeout(() => onSettled?.(), delay);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, firstPathname, onSettled]);
}
