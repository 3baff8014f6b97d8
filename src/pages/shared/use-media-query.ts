import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media condition holds.
 * @param condition as CSS writes it: `(width < 900px)`
 * @param whereUnknown the answer where there is no screen, as at build time
 */
export function useMediaQuery(condition: string, whereUnknown: boolean): boolean {
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
    () => whereUnknown,
  );
}
