const URL_PATH = '/service-worker.js';

/**
 * The URL to register the service worker with. The CSP requires Trusted Types, which reject a string,
 * and allows a single policy named `essence`; this one returns no URL but the service worker's.
 */
export function serviceWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('essence', { createScriptURL: () => URL_PATH });
  return policy?.createScriptURL(URL_PATH) ?? URL_PATH;
}
