import { useSyncExternalStore } from 'react';

/**
 * What holds once a page is live; what it was `built` with until then, at build time and while the
 * browser takes it over, when both have to come out the same. Each value stays as it is.
 */
export function useOnceLive<T>(live: () => T, built: () => T): T {
  return useSyncExternalStore(neverChanges, live, built);
}

function neverChanges(): () => void {
  return () => undefined;
}
