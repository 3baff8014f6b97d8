import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: `false` while prerendering and during hydration, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
