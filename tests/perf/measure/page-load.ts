import type { Browser } from 'playwright';
import { withDevice } from '../device.ts';
import type { Measured } from '../report.ts';

/** A task blocks only from this duration on. */
const SHORT_TASK_MS = 50;

/** Loads a page with an empty cache and waits until it is idle. */
export function measurePageLoad(browser: Browser, url: string): Promise<Measured> {
  return withDevice(browser, async ({ page, session, settle }) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await settle();
    const { metrics } = await session.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const { vitals, hydratedAt, longTasks, bytes } = await page.evaluate(() => ({
      vitals: window.probe.vitals,
      hydratedAt: window.probe.hydratedAt,
      longTasks: window.probe.longTasks,
      // Includes the document: its entry's class extends PerformanceResourceTiming.
      bytes: performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ encodedBodySize }) => encodedBodySize),
    }));
    const { FCP = Number.NaN, LCP = Number.NaN, CLS = Number.NaN } = vitals;
    return {
      lcp: LCP,
      hydrated: hydratedAt,
      cls: CLS,
      tbt: sum(
        longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, FCP) - SHORT_TASK_MS)),
      ),
      cpu: taskSeconds * 1_000,
      total: sum(bytes),
    };
  });
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
