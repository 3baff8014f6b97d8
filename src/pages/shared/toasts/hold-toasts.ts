import { isValidElement } from 'react';
import { toast } from 'sonner';

/** How long a toast stays once the focus has left it, in milliseconds. */
const AFTER_FOCUS_MS = 8000;

/** Has every toast stay that is on the screen. */
export function holdToasts(): void {
  keepToastsFor(Number.POSITIVE_INFINITY);
}

/** Lets the toasts that were held go, in their time. */
export function releaseToasts(): void {
  keepToastsFor(AFTER_FOCUS_MS);
}

function keepToastsFor(duration: number): void {
  for (const shown of toast.getToasts()) {
    const slab = 'jsx' in shown ? shown.jsx : undefined;
    if (isValidElement(slab)) toast.custom(() => slab, { id: shown.id, duration });
  }
}
