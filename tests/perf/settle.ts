import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from './phone.ts';

/** How long line and main thread must rest for a page to count as settled. */
const QUIET_MS = 1_000;
const LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** Waits until a page has loaded, the line is quiet and the main thread has no long task. */
export async function settle({ page, traffic }: Phone) {
  await page.waitForLoadState('load');
  const start = Date.now();
  while (Date.now() - start < LIMIT_MS) {
    if (traffic.quietFor() >= QUIET_MS) {
      const rest = await page.evaluate(
        () => performance.now() - (window.probe.longTasks.at(-1)?.end ?? 0),
      );
      if (rest >= QUIET_MS) return;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${page.url()} did not settle within ${LIMIT_MS / 1_000} s.`);
}
