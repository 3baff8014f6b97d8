import type { Browser } from 'playwright';
import { withDevice } from '../device.ts';
import type { Measured } from '../report.ts';

/** A response of the server: when it was requested, and its bytes with headers. */
export interface Sent {
  at: number;
  bytes: number;
}

/**
 * Visits a page twice, with its service worker and with workers blocked. Measures the second visit, which has a
 * warm HTTP cache and starts the stopped worker, and what the first visit downloads after hydration.
 */
export async function measureReturnVisit(
  browser: Browser,
  url: string,
  sent: readonly Sent[],
): Promise<Measured> {
  const without = await visitTwice(browser, url, 'block');
  const visit = await visitTwice(browser, url, 'allow');
  const background = sent.filter(({ at }) => at > visit.firstHydratedAt && at < visit.firstEndedAt);
  return {
    lcpWithoutWorker: without.lcp,
    lcpWithWorker: visit.lcp,
    hydratedWithoutWorker: without.hydrated,
    hydratedWithWorker: visit.hydrated,
    background: background.reduce((total, { bytes }) => total + bytes, 0),
    backgroundStart: Math.min(...background.map(({ at }) => at)) - visit.firstStartedAt,
  };
}

function visitTwice(browser: Browser, url: string, serviceWorkers: 'allow' | 'block') {
  return withDevice(
    browser,
    'phone',
    async ({ page, settle, throttleNetwork, throttleCpu, stopServiceWorker }) => {
      const hasWorker = serviceWorkers === 'allow';
      await throttleNetwork();
      await throttleCpu();
      await page.goto(url);
      await settle();
      if (hasWorker) {
        await page.waitForFunction(
          async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
        );
      }
      const first = await page.evaluate(() => ({
        firstStartedAt: performance.timeOrigin,
        firstHydratedAt: performance.timeOrigin + window.probe.hydratedAt,
      }));
      const firstEndedAt = Date.now();

      await page.goto('about:blank');
      await stopServiceWorker();
      await page.goto(url);
      await settle();
      const second = await page.evaluate(() => ({
        lcp: window.probe.vitals['LCP'] ?? Number.NaN,
        hydrated: window.probe.hydratedAt,
        isControlled: navigator.serviceWorker.controller !== null,
      }));
      if (second.isControlled !== hasWorker) {
        throw new Error(
          `The service worker ${hasWorker ? 'did not control' : 'controlled'} ${url}.`,
        );
      }
      return { ...first, firstEndedAt, ...second };
    },
    serviceWorkers,
  );
}
