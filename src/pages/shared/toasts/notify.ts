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

/**
 * Shows a toast. The toast library is fetched with the first one; should it not come, the shop goes
 * on without the word.
 */
export async function notify(notice: Notice): Promise<void> {
  window.dispatchEvent(new Event(NOTICE_EVENT));
  const loaded = await import('./show-toast.tsx').catch(() => null);
  loaded?.showToast(notice);
}
