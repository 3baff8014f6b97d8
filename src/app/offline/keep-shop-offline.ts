import { serviceWorkerAddress } from './service-worker-address.ts';
import { savesData } from '../saves-data.ts';

/**
 * Stores the shop in this browser, for it to open without a network the next time. Where that is
 * refused, not known, or data is to be saved, the shop is as it was.
 */
export async function keepShopOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerAddress());
  } catch {
    // A browser that keeps nothing, or a host that does not have the file.
  }
}
