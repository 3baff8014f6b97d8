import { useSyncExternalStore } from 'react';
import type { ToastProps } from '../../../design-system/layout/Toast.tsx';

export interface Notice extends Pick<
  ToastProps,
  'title' | 'description' | 'photographs' | 'link' | 'onUndo'
> {
  /** Whether it stays until the shopper closes it. */
  isPersistent?: boolean;
  /** Whether it stays longer, to be read at leisure. */
  isLong?: boolean;
}

type Toasts = typeof import('./Toaster.tsx');

/** Safari announces changes only of a live region that has been in the page for this long. */
const LIVE_REGION_MS = 100;

let loading: Promise<Toasts | null> | undefined;
let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/**
 * Loads the toast library once, and resolves when its live region is ready. Resolves to `null` on failure;
 * the next call retries.
 */
export function loadToasts(): Promise<Toasts | null> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Toasts | null> {
  loaded = await import('./Toaster.tsx').catch(() => null);
  if (!loaded) {
    loading = undefined;
    return null;
  }
  for (const listener of listeners) listener();
  await new Promise((resolve) => {
    setTimeout(resolve, LIVE_REGION_MS);
  });
  return loaded;
}

/** Returns the toast library once it is loaded, to render its `Toaster`. */
export function useToasts(): Toasts | null {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows a toast, or nothing if the toast library fails to load. */
export async function notify(notice: Notice): Promise<void> {
  const toasts = await loadToasts();
  toasts?.showToast(notice);
}

/** Dismisses all toasts that can be undone. */
export function dismissUndoToasts(): void {
  loaded?.dismissUndoToasts();
}
