import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page, Request } from 'playwright';
import { toolsFolder } from './folders.ts';
import { installProbe } from './probe.ts';

/** A page on a slow phone, in a new browser context, so with an empty cache and storage. */
export interface Device {
  page: Page;
  session: CDPSession;
  /** Waits until the page has loaded, and network and main thread are idle. */
  settle: () => Promise<void>;
  /** Clicks at a point with trusted input events, as fast as a finger. */
  press: (point: Point) => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A slow phone connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

const IDLE_MS = 1_000;
const TIMEOUT_MS = 60_000;
const POLL_MS = 200;
/** Time between mouse down and mouse up. */
const PRESS_MS = 40;

const webVitals = readFile(join(toolsFolder, 'web-vitals/dist/web-vitals.iife.js'), 'utf8');

export async function withDevice<T>(
  browser: Browser,
  measure: (device: Device) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'allow',
) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers, locale: 'en-US' });
  try {
    // tsx wraps inner functions in calls of its helper `__name`, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (target) => target;');
    await context.addInitScript(`${await webVitals}\nglobalThis.webVitals = webVitals;`);
    await context.addInitScript(installProbe);
    return await measure(await prepare(await context.newPage()));
  } finally {
    await context.close();
  }
}

async function prepare(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await throttleServiceWorkers(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const pending = new Set<Request>();
  let lastRequestAt = Date.now();
  const onRequestEnd = (request: Request) => {
    pending.delete(request);
    lastRequestAt = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', onRequestEnd);
  page.on('requestfailed', onRequestEnd);

  return {
    page,
    session,
    settle: async () => {
      await page.waitForLoadState('load');
      const start = Date.now();
      while (Date.now() - start < TIMEOUT_MS) {
        const sinceTask = await page.evaluate(
          () => performance.now() - (window.probe.longTasks.at(-1)?.end ?? 0),
        );
        const sinceRequest = pending.size > 0 ? 0 : Date.now() - lastRequestAt;
        if (Math.min(sinceTask, sinceRequest) >= IDLE_MS) return;
        await wait(POLL_MS);
      }
      throw new Error(`${page.url()} did not settle within ${TIMEOUT_MS / 1_000} s.`);
    },
    press: async (point) => {
      const event = { ...point, button: 'left' as const, clickCount: 1 };
      const down = session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
      await wait(PRESS_MS);
      const up = session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event });
      // The page may close before the last press is acknowledged.
      await Promise.allSettled([down, up]);
    },
  };
}

/**
 * Throttles the network of the page's service workers, each a CDP target, before their first request. Chromium
 * cannot throttle the CPU of a worker.
 */
async function throttleServiceWorkers(session: CDPSession) {
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      { method: 'Network.emulateNetworkConditions', params: NETWORK },
      { method: 'Runtime.runIfWaitingForDebugger' },
    ];
    for (const [id, command] of commands.entries()) {
      const message = JSON.stringify({ id, ...command });
      // The worker may have stopped.
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    }
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

export async function centreOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
