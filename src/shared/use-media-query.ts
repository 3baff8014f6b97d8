import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; `undefined` during prerendering and hydration. */
export function useMediaQuery(condition: string): boolean | undefined {
  const follow = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [condition],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(condition).matches,
    () => undefined,
  );
}
