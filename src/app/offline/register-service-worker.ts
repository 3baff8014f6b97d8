import { serviceWorkerUrl } from './service-worker-url.ts';
import { prefersReducedData } from '../save-data.ts';

/** Registers the service worker in production, if the browser supports it and Save-Data is off. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || prefersReducedData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl());
  } catch {
    // Storage is blocked, or the worker's file is missing: the shop works online only.
  }
}
