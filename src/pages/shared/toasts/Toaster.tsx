import { isValidElement } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { BELOW_DESKTOP } from '../../../design-system/breakpoints.ts';
import { Toast } from '../../../design-system/layout/Toast.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import type { Notice } from './notify.ts';

/** How long a toast stays, in milliseconds: longer with an Undo, and after it had the focus. */
const TOAST_MS = 4000;
const LONG_TOAST_MS = 8000;

const narrowOffset = {
  top: 'calc(var(--spacing-head) + 4px)',
  left: 'var(--spacing-margin)',
  right: 'var(--spacing-margin)',
};
const wideOffset = { bottom: 'var(--spacing-margin)', right: 'var(--spacing-margin)' };

/** Moves the focus to the toasts. The library's own Alt+T opens a menu in Firefox. */
const TOASTS_KEY = ['F8'];

/** The toasts with an Undo. */
const undoable = new Set<string | number>();

/**
 * Renders the toasts: at the bottom right, on a narrow screen under the header, where they never cover
 * the next step. This module is loaded by `notify`.
 */
export function Toaster() {
  const isNarrow = useMediaQuery(BELOW_DESKTOP);
  return (
    // The library pauses a toast under the pointer, but not with the focus.
    <div
      onFocus={() => {
        setDurations(Number.POSITIVE_INFINITY);
      }}
      onBlur={() => {
        setDurations(LONG_TOAST_MS);
      }}
      className="print:hidden"
    >
      <SonnerToaster
        // Without a name it is no landmark, and no name is read out before each toast.
        customAriaLabel=""
        hotkey={TOASTS_KEY}
        position={isNarrow ? 'top-center' : 'bottom-right'}
        offset={isNarrow ? narrowOffset : wideOffset}
        mobileOffset={narrowOffset}
        gap={8}
        className="motion-reduce:transition-none!"
        style={{ '--width': 'var(--container-toast)' }}
        toastOptions={{ unstyled: true, className: 'w-full' }}
      />
    </div>
  );
}

/** Shows a notice as a toast. */
export function showToast({ onUndo, isPersistent = false, ...notice }: Notice): void {
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
    { duration: isPersistent ? Number.POSITIVE_INFINITY : onUndo ? LONG_TOAST_MS : TOAST_MS },
  );
  if (onUndo) undoable.add(shown);
}

/** Dismisses all toasts that can be undone. */
export function dismissUndoToasts(): void {
  for (const id of undoable) toast.dismiss(id);
  undoable.clear();
}

function setDurations(duration: number): void {
  for (const shown of toast.getToasts()) {
    const content = 'jsx' in shown ? shown.jsx : undefined;
    if (isValidElement(content)) toast.custom(() => content, { id: shown.id, duration });
  }
}
