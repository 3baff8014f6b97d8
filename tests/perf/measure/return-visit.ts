import type { Browser } from 'playwright';
import { withDevice } from '../device.ts';
import type { Measured } from '../report.ts';

/**
 * Visits a page twice, with its service worker and with workers blocked. Measures the second visit, which has a
 * warm HTTP cache and starts the stopped worker.
 */
export async function measureReturnVisit(browser: Browser, url: string): Promise<Measured> {
  return {
    lcpWithoutWorker: await visitTwice(browser, url, 'block'),
    lcpWithWorker: await visitTwice(browser, url, 'allow'),
  };
}

/** Returns the LCP of the second visit. */
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
      await page.goto('about:blank');
      // The browser does this, too, some time after the last page is closed.
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
      return secondLcp;
    },
    serviceWorkers,
  );
}
