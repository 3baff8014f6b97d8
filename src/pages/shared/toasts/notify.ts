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

let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** Loads the toast library once. Resolves to `null` on failure; the next call retries. */
export async function loadToasts(): Promise<Toasts | null> {
  loaded ??= await import('./Toaster.tsx').catch(() => null);
  for (const listener of listeners) listener();
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
