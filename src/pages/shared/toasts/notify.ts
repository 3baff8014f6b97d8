import type { ToastProps } from '../../../design-system/layout/Toast.tsx';

export interface Notice extends Pick<
  ToastProps,
  'title' | 'description' | 'photograph' | 'onUndo'
> {
  /** Whether it stays until the shopper closes it. */
  isLasting?: boolean;
}

/** Sent on the window before a toast is shown, for the place that shows them to be made ready. */
export const NOTICE_EVENT = 'essence:notice';

/** Loads the toast library ahead of its use; `null` if it fails to load. */
export async function loadToasts() {
  return import('./show-toast.tsx').catch(() => null);
}

/** Shows a toast. Without the toast library, which loads with the first one, it does nothing. */
export async function notify(notice: Notice): Promise<void> {
  window.dispatchEvent(new Event(NOTICE_EVENT));
  const toasts = await loadToasts();
  toasts?.showToast(notice);
}

/** Dismisses all toasts that can be undone. */
export async function dismissUndoToasts(): Promise<void> {
  const toasts = await loadToasts();
  toasts?.dismissUndoToasts();
}
