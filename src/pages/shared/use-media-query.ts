import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media condition holds; `undefined` where there is no screen to ask, as at build time and
 * while the browser takes over a page that was built.
 * @param condition as CSS writes it: `(width < 900px)`
 */
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
