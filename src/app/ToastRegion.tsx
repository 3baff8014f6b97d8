import { useToasts } from '../pages/shared/toasts/notify.ts';

/** Renders the toasts, once their chunk is loaded. */
export function ToastRegion() {
  const toasts = useToasts();
  return toasts && <toasts.Toaster />;
}
