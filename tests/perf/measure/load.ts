import type { Browser } from 'playwright';
import { withPhone } from '../phone.ts';
import type { Measured } from '../report/samples.ts';
import { settle } from '../settle.ts';
import { throttleCpu, throttleLine } from '../throttle.ts';

/** What of a task's length blocks no one. */
const SHORT_TASK_MS = 50;

/** A burst of shifts: no gap of a second in it, five seconds at most. */
const BURST_GAP_MS = 1_000;
const BURST_MS = 5_000;

/** Loads a page cold and throttled, until it has settled. */
export function measureLoad(browser: Browser, address: string): Promise<Measured> {
  return withPhone(browser, async (phone) => {
    const { page, session, traffic } = phone;
    await throttleLine(session);
    await throttleCpu(session);
    const response = await page.goto(address);
    await settle(phone);
    const { firstPaint, largestPaint, shifts, longTasks } = await page.evaluate(() => ({
      firstPaint: window.probe.firstPaint,
      largestPaint: window.probe.largestPaint,
      shifts: window.probe.shifts,
      longTasks: window.probe.longTasks,
    }));
    const bytes = traffic.bytesByType();
    const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0 } = bytes;
    const total = sum(Object.values(bytes));
    return {
      document: Document,
      script: Script,
      imported: traffic.bytesOfImports((await response?.text()) ?? ''),
      style: Stylesheet,
      font: Font,
      image: Image,
      other: total - Document - Script - Stylesheet - Font - Image,
      total,
      requests: traffic.requestCount(),
      fcp: firstPaint,
      lcp: largestPaint,
      cls: worstBurst(shifts),
      tbt: blockingTime(longTasks, firstPaint),
    };
  });
}

/** What long tasks after the first paint have above 50 ms, together. */
function blockingTime(tasks: readonly { start: number; end: number }[], firstPaint: number) {
  return sum(
    tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, firstPaint) - SHORT_TASK_MS)),
  );
}

/** Cumulative Layout Shift: the sum of the worst burst. */
function worstBurst(shifts: readonly { at: number; value: number }[]) {
  let worst = 0;
  let burst = { start: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < BURST_GAP_MS && at - burst.start < BURST_MS;
    burst = goesOn
      ? { start: burst.start, last: at, sum: burst.sum + value }
      : { start: at, last: at, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
