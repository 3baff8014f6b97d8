import { prefersReducedData } from '../media-preferences.ts';
import { PHOTOGRAPH_CACHE, photographPathOf } from './photograph-cache.ts';

const URL_PATH = `${import.meta.env.BASE_URL}service-worker.js`;

let isRegistered = false;

/** Registers the service worker once, in production, if the browser supports it and Save-Data is off. */
export function registerServiceWorker(): void {
  if (isRegistered || !import.meta.env.PROD) return;
  isRegistered = true;
  if ('serviceWorker' in navigator && !prefersReducedData()) void register();
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl());
    await navigator.serviceWorker.ready;
    await cacheSeenPhotographs();
  } catch {
    // Storage is blocked, or the worker's file is missing: the shop works online only.
  }
}

/**
 * The URL to register the service worker with. The CSP requires Trusted Types, which reject a string,
 * and allows a single policy named `essence`; this one returns no URL but the service worker's.
 */
export function serviceWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('essence', { createScriptURL: () => URL_PATH });
  return policy?.createScriptURL(URL_PATH) ?? URL_PATH;
}

/** Caches the photographs that were loaded before the service worker controlled the page. */
async function cacheSeenPhotographs(): Promise<void> {
  const cache = await caches.open(PHOTOGRAPH_CACHE);
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = urls.filter((url) => photographPathOf(new URL(url).pathname) !== undefined);
  // The browser's cache has them: each request is at most a revalidation.
  await Promise.allSettled(
    seen.map(async (url) => {
      const response = await fetch(url);
      const isImage = response.headers.get('Content-Type')?.startsWith('image/');
      if (isImage) await cache.put(url, response);
    }),
  );
}
