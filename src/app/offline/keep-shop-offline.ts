import { serviceWorkerAddress } from './service-worker-address.ts';
import { savesData } from '../saves-data.ts';

/** Registers the service worker, unless the browser has none or Save-Data is on. */
export async function keepShopOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerAddress());
  } catch {
    // A browser that keeps nothing, or a host that does not have the file.
  }
}
