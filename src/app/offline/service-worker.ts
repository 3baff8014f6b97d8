import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { deliveredPhotograph } from './delivered-photograph.ts';

/**
 * Keeps the shop open without a network. A version is stored whole, under the hashed names of its
 * files, and the next one takes its place when the last page of this one is closed: old and new never
 * mix. With a network each document comes from there.
 */

const PHOTOGRAPHS = 'photographs';

/** How long a line that says nothing is waited for before the stored shop opens, in seconds. */
const PATIENCE_S = 5;

precacheAndRoute(import.meta.env.FILES_OF_VERSION);
clientsClaim();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [{ fetchDidSucceed: ({ response }) => refuseFaults(response) }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && deliveredPhotograph(url.pathname) !== undefined,
  new StaleWhileRevalidate({ cacheName: PHOTOGRAPHS }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') {
    const { html, headers } = import.meta.env.APP_SHELL;
    return new Response(html, { headers });
  }
  return (await findOtherDelivery(new URL(request.url).pathname)) ?? Response.error();
});

/** A host that is down is no better than none. */
function refuseFaults(response: Response): Promise<Response> {
  const hasFailed = response.status >= 500;
  return hasFailed ? Promise.reject(new Error(response.statusText)) : Promise.resolve(response);
}

/** The same photograph in another width or format: better than its colour alone. */
async function findOtherDelivery(pathname: string): Promise<Response | undefined> {
  const wanted = deliveredPhotograph(pathname);
  if (!wanted) return undefined;
  const isAnother = ({ url }: Request) => deliveredPhotograph(new URL(url).pathname) === wanted;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(isAnother);
    if (request) return cache.match(request);
  }
  return undefined;
}
