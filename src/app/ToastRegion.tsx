import { useEffect } from 'react';
import { loadToasts, useToasts } from '../pages/shared/toasts/notify.ts';
import { whenIdle } from './when-idle.ts';

/** Renders the toasts. Their chunk is loaded when the browser is idle or with the first toast. */
export function ToastRegion() {
  const toasts = useToasts();
  useEffect(() => whenIdle(() => void loadToasts()), []);
  return toasts && <toasts.Toaster />;
}
