import { toast } from 'sonner';
import { Toast } from '../../../design-system/layout/Toast.tsx';
import type { Notice } from './notify.ts';

/** How long a toast stays, in milliseconds; one that can be undone stays longer. */
const TOAST_MS = 4000;
const UNDO_TOAST_MS = 8000;

/** The toasts with an Undo. */
const undoable = new Set<string | number>();

/** Dismisses all toasts that can be undone. */
export function dismissUndoToasts(): void {
  for (const id of undoable) toast.dismiss(id);
  undoable.clear();
}

/** Shows a notice as a toast; to be reached through `notify`, which fetches this with the library. */
export function showToast({ onUndo, isLasting = false, ...notice }: Notice): void {
  const shown = toast.custom(
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
    { duration: isLasting ? Infinity : onUndo ? UNDO_TOAST_MS : TOAST_MS },
  );
  if (onUndo) undoable.add(shown);
}
