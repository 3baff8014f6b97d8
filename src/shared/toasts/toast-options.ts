import type { ToastProps } from '../../design-system/layout/Toast.tsx';

/** Duration of a toast with Undo or of an order. When the focus leaves the toasts, it starts again for all of them. */
export const LONG_TOAST_MS = 8000;

export interface ToastOptions extends Pick<
  ToastProps,
  'title' | 'description' | 'photographs' | 'link' | 'onUndo'
> {
  /** How long it stays, in milliseconds.
   * @default 4 seconds, or {@link LONG_TOAST_MS} with an Undo */
  duration?: number;
  /** Whether it is always at the bottom, because at the top it would cover the heading of the next page.
   * @default false */
  isAtBottom?: boolean;
}
