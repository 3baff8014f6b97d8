import { useToasts } from '../pages/shared/toasts/notify.ts';

/** Renders the toasts. Their chunk is loaded with the first toast. */
export function ToastRegion() {
  const toasts = useToasts();
  return toasts && <toasts.Toaster />;
}
