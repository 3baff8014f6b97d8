import { lazy, Suspense, useEffect, useState } from 'react';
import { NOTICE_EVENT } from '../pages/shared/notify.tsx';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** How long the browser may stay busy before the toaster is fetched all the same. */
const IDLE_TIMEOUT_MS = 4000;

/**
 * The place of the toasts, mounted once. Its code comes when the browser is idle or with the first
 * toast, so that no page waits for it.
 */
export function ToastRegion() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const want = () => {
      setIsWanted(true);
    };
    const cancelIdle = whenIdle(want);
    window.addEventListener(NOTICE_EVENT, want);
    return () => {
      cancelIdle();
      window.removeEventListener(NOTICE_EVENT, want);
    };
  }, []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** Safari has no idle callback; there the page's next quiet moment is a timer's guess. */
function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const handle = setTimeout(callback, IDLE_TIMEOUT_MS / 2);
  return () => {
    clearTimeout(handle);
  };
}
