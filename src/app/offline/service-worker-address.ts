/** The address of the service worker, and the one script that may be named to the browser as a text. */
const ADDRESS = '/service-worker.js';

/**
 * The address to register the service worker by. Where the browser knows Trusted Types, the policy of
 * the built documents refuses any text for that; what this gives instead can be made nowhere else,
 * since the policy admits one maker by this name and it makes this address alone.
 */
export function serviceWorkerAddress(): string {
  const maker = window.trustedTypes?.createPolicy('essence', { createScriptURL: () => ADDRESS });
  return maker?.createScriptURL(ADDRESS) ?? ADDRESS;
}
