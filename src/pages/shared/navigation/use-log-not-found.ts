import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Logs the path that no page stands at (spec, section 2). */
export function useLogNotFound(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
}
