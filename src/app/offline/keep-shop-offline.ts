import { savesData } from '../saves-data.ts';

/** Where the service worker stands in a build. */
const SERVICE_WORKER = '/service-worker.js';

/**
 * Stores the shop in this browser, for it to open without a network the next time. Where that is
 * refused, not known, or data is to be saved, the shop is as it was.
 */
export async function keepShopOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
  } catch {
    // A browser that keeps nothing, or a host that does not have the file.
  }
}
