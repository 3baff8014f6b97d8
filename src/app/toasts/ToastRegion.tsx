import { useEffect, useState, type ComponentType } from 'react';
import { NOTICE_EVENT } from '../../pages/shared/toasts/notify.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * The place of the toasts, mounted once. Its code comes when the browser is idle or with the first
 * toast, so that no page waits for it. Should it not come, as when the visitor is leaving, the shop
 * goes on without, and the next toast asks for it again.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    const fetchToaster = async () => {
      const loaded = await import('./Toaster.tsx').catch(() => null);
      if (loaded) setToaster(() => loaded.Toaster);
    };
    const fetchNow = () => void fetchToaster();
    const cancelIdle = whenIdle(fetchNow);
    window.addEventListener(NOTICE_EVENT, fetchNow);
    return () => {
      cancelIdle();
      window.removeEventListener(NOTICE_EVENT, fetchNow);
    };
  }, []);

  return Toaster && <Toaster />;
}
