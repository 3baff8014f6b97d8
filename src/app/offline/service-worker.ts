import { clientsClaim } from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { PHOTOGRAPH_CACHE, photographPathOf } from './photograph-cache.ts';

/**
 * Service worker: precaches the files of one version that shoppers need. A new version waits until the last page of the
 * old one is closed, so versions never mix; hence no `skipWaiting()`. Pages are never cached: a navigation goes to
 * the network, and the app shell is the fallback.
 */

/** The network timeout of a navigation before the app shell is served, in seconds. */
const NETWORK_TIMEOUT_S = 5;

precacheAndRoute(import.meta.env.PRECACHE_MANIFEST);
// The first visit, too, is controlled, so its photographs are cached.
clientsClaim();
// A navigation does not wait until the service worker has started. In Firefox, a failed preload is a failed navigation,
// whatever the service worker responds with (GoogleChrome/workbox#3134).
if (navigator.userAgent.includes('Firefox/')) navigationPreload.disable();
else navigationPreload.enable();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    // Checks the preloaded responses, too, which skip `fetchDidSucceed`.
    plugins: [{ handlerWillRespond: rejectUnless(({ status }) => status < 500) }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && photographPathOf(url.pathname) !== undefined,
  new StaleWhileRevalidate({
    cacheName: PHOTOGRAPH_CACHE,
    // A captive portal or a host may respond with a page.
    plugins: [
      {
        fetchDidSucceed: rejectUnless(
          ({ headers }) => headers.get('Content-Type')?.startsWith('image/') === true,
        ),
      },
    ],
  }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') {
    const { html, headers } = import.meta.env.APP_SHELL;
    return new Response(html, { headers });
  }
  return (await findAnyVariant(new URL(request.url).pathname)) ?? Response.error();
});

/** Treats responses other than the valid ones as a network failure. */
function rejectUnless(isValid: (response: Response) => boolean) {
  return ({ response }: { response: Response }) =>
    isValid(response) ? Promise.resolve(response) : Promise.reject(new Error(response.statusText));
}

/** Finds a cached file of the same photograph in any width or format. */
async function findAnyVariant(pathname: string): Promise<Response | undefined> {
  const path = photographPathOf(pathname);
  if (!path) return undefined;
  const isVariant = ({ url }: Request) => photographPathOf(new URL(url).pathname) === path;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(isVariant);
    if (request) return cache.match(request);
  }
  return undefined;
}
