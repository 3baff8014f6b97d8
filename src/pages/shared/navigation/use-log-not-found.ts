import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Logs the current path as not found (Rules: Errors). */
export function useLogNotFound(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
}
