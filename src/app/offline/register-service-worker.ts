import { serviceWorkerUrl } from './service-worker-url.ts';
import { prefersReducedData } from '../save-data.ts';

/** Registers the service worker, unless it is not supported or Save-Data is on. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || prefersReducedData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl());
  } catch {
    // Storage is blocked, or the host does not serve the file: the shop works online only.
  }
}
