import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';
import { recordTraffic, type Traffic } from './traffic.ts';

/** A page of its own with nothing in its cache or storage, and what the measurements hold of it. */
export interface Phone {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Hands a fresh phone to `measure` and puts it away after. */
export function withPhone<T>(browser: Browser, measure: (phone: Phone) => Promise<T>) {
  return withDevice(browser, PHONE, measure);
}

/** The same for a desktop, where the filters stand beside the grid. */
export function withDesktop<T>(browser: Browser, measure: (phone: Phone) => Promise<T>) {
  return withDevice(browser, DESKTOP, measure);
}

async function withDevice<T>(
  browser: Browser,
  device: BrowserContextOptions,
  measure: (phone: Phone) => Promise<T>,
) {
  const context = await browser.newContext({ ...device, locale: 'en-US' });
  try {
    // tsx marks functions inside of others with calls of `__name`, which no page has.
    await context.addInitScript({ content: 'globalThis.__name = (target) => target;' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await page.addInitScript(installProbe);
    return await measure({ page, session, traffic });
  } finally {
    await context.close();
  }
}
