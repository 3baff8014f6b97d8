import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PendingNavigation } from './pending-navigation.ts';

/** Logs the current path as not found (Rules: Errors). */
export function useLogNotFound(): void {
  const { pathname } = useLocation();
  const isPending = use(PendingNavigation);
  useEffect(() => {
    if (!isPending) console.error(`Page not found: ${pathname}`);
  }, [pathname, isPending]);
}
