import { isValidElement } from 'react';
import { toast } from 'sonner';
import { Toast } from '../../design-system/layout/Toast.tsx';
import type { Notice } from './notify.ts';

/** How long a toast stays, in milliseconds; one that can be undone stays longer. */
const TOAST_MS = 4000;
const UNDO_TOAST_MS = 8000;

/** Shows a notice as a toast; to be reached through `notify`, which fetches this with the library. */
export function showToast({ onUndo, ...notice }: Notice): void {
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

/** Has every toast stay that is on the screen. */
export function holdToasts(): void {
  keepToastsFor(Number.POSITIVE_INFINITY);
}

/** Lets the toasts that were held go, in their time. */
export function releaseToasts(): void {
  keepToastsFor(UNDO_TOAST_MS);
}

function keepToastsFor(duration: number): void {
  for (const shown of toast.getToasts()) {
    const slab = 'jsx' in shown ? shown.jsx : undefined;
    if (isValidElement(slab)) toast.custom(() => slab, { id: shown.id, duration });
  }
}
