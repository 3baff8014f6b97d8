import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, e.g. `(width < 900px)`; `undefined` while prerendering and hydrating. */
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
