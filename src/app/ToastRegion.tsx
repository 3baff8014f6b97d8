import { lazy, Suspense, useEffect, useState } from 'react';
import { NOTICE_EVENT } from '../pages/shared/notify.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

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
