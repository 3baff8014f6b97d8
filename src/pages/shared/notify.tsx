import { Toast, type ToastProps } from '../../design-system/layout/Toast.tsx';

/** How long a toast stays, in milliseconds; one that can be undone stays longer. */
const TOAST_MS = 4000;
const UNDO_TOAST_MS = 8000;

export type Notice = Pick<ToastProps, 'title' | 'description' | 'photograph' | 'onUndo'>;

/**
 * Shows a toast. The toast library is fetched with the first one; should it not come, the shop goes
 * on without the word.
 */
export async function notify({ onUndo, ...notice }: Notice): Promise<void> {
  window.dispatchEvent(new Event(NOTICE_EVENT));
  const { toast } = await import('sonner');
  toast.custom(
    (id) => (
      <Toast
        {...notice}
        onUndo={
          onUndo &&
          (() => {
            toast.dismiss(id);
            onUndo();
          })
        }
        onDismiss={() => {
          toast.dismiss(id);
        }}
      />
    ),
    { duration: onUndo ? UNDO_TOAST_MS : TOAST_MS },
  );
}

/** Sent on the window before a toast is shown, for the place that shows them to be made ready. */
export const NOTICE_EVENT = 'essence:notice';
