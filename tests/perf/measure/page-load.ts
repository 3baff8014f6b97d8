import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withDevice } from '../device.ts';
import type { Measured } from '../report.ts';
import { SCRIPTS } from '../baselines/build.ts';

/** A task blocks only from this duration on. */
const SHORT_TASK_MS = 50;

const KINDS: Record<string, string> = {
  '': 'document',
  '.js': 'script',
  '.css': 'style',
  '.woff2': 'font',
  '.avif': 'image',
  '.svg': 'image',
  '.webp': 'image',
};

/** Loads a page with throttling and an empty cache and waits until it is idle. */
export function measurePageLoad(browser: Browser, url: string): Promise<Measured> {
  return withDevice(
    browser,
    'phone',
    async ({ page, settle, throttleNetwork, throttleCpu, cpuTime }) => {
      await throttleNetwork();
      await throttleCpu();
      const response = await page.goto(url);
      await settle();
      const cpu = await cpuTime();
      const { vitals, hydratedAt, longTasks, files } = await page.evaluate(() => ({
        vitals: window.probe.vitals,
        hydratedAt: window.probe.hydratedAt,
        longTasks: window.probe.longTasks,
        // Includes the document: its entry's class extends PerformanceResourceTiming.
        files: performance
          .getEntries()
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
      }));
      const { FCP = Number.NaN, LCP = Number.NaN, CLS = Number.NaN } = vitals;
      const html = (await response?.text()) ?? '';
      const bytesOf = (isCounted: (path: string) => boolean) =>
        sum(files.map((file) => (isCounted(new URL(file.url).pathname) ? file.bytes : 0)));
      const bytesOfKind = (kind: string) => bytesOf((path) => KINDS[extname(path)] === kind);
      const scripts = bytesOf((path) => extname(path) === '.js' && html.includes(path));
      const inlined = html.match(SCRIPTS)?.join('');
      const inline = inlined ? brotliCompressSync(inlined).length : 0;
      return {
        document: bytesOfKind('document'),
        scriptFiles: scripts,
        startScript: scripts + inline,
        script: bytesOfKind('script') + inline,
        style: bytesOfKind('style'),
        font: bytesOfKind('font'),
        image: bytesOfKind('image'),
        total: bytesOf(() => true),
        requests: files.length,
        fcp: FCP,
        lcp: LCP,
        hydrated: hydratedAt,
        cls: CLS,
        cpu,
        tbt: sum(
          longTasks.map(({ start, end }) =>
            Math.max(0, end - Math.max(start, FCP) - SHORT_TASK_MS),
          ),
        ),
      };
    },
  );
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
