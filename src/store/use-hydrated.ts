import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: `false` during prerendering and hydration, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
