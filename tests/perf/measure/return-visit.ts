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
  const background = sent.filter(({ at }) => at > visit.hydratedAt && at < visit.endedAt);
  return {
    lcpWithWorker: visit.secondLcp,
    lcpWithoutWorker: without.secondLcp,
    background: background.reduce((total, { bytes }) => total + bytes, 0),
  };
}

function visitTwice(browser: Browser, url: string, serviceWorkers: 'allow' | 'block') {
  return withDevice(
    browser,
    async ({ page, session, settle }) => {
      const hasWorker = serviceWorkers === 'allow';
      await page.goto(url);
      await settle();
      if (hasWorker) {
        await page.waitForFunction(
          async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
        );
      }
      const hydratedAt = await page.evaluate(
        () => performance.timeOrigin + window.probe.hydratedAt,
      );
      const endedAt = Date.now();

      await page.goto('about:blank');
      // As the browser does some time after the last page is closed.
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.goto(url);
      await settle();
      const { secondLcp, isControlled } = await page.evaluate(() => ({
        secondLcp: window.probe.vitals['LCP'] ?? Number.NaN,
        isControlled: navigator.serviceWorker.controller !== null,
      }));
      if (isControlled !== hasWorker) {
        throw new Error(
          `The service worker ${hasWorker ? 'did not control' : 'controlled'} ${url}.`,
        );
      }
      return { hydratedAt, endedAt, secondLcp };
    },
    serviceWorkers,
  );
}
