/** @import { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright' */
import { installProbe } from './probe.js';
import { recordTraffic } from './traffic.js';

/**
 * A page of its own with nothing in its cache or storage, and what the measurements hold of it.
 * @typedef {object} Phone
 * @property {Page} page
 * @property {CDPSession} session
 * @property {import('./traffic.js').Traffic} traffic
 */

/** @type {BrowserContextOptions} */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** @type {BrowserContextOptions} */
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/**
 * Hands a fresh phone to `measure` and puts it away after.
 * @template T
 * @param {Browser} browser
 * @param {(phone: Phone) => Promise<T>} measure
 */
export function withPhone(browser, measure) {
  return withDevice(browser, PHONE, measure);
}

/**
 * The same for a desktop, where the filters stand beside the grid.
 * @template T
 * @param {Browser} browser
 * @param {(phone: Phone) => Promise<T>} measure
 */
export function withDesktop(browser, measure) {
  return withDevice(browser, DESKTOP, measure);
}

/**
 * @template T
 * @param {Browser} browser
 * @param {BrowserContextOptions} device
 * @param {(phone: Phone) => Promise<T>} measure
 */
async function withDevice(browser, device, measure) {
  const context = await browser.newContext({ ...device, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await page.addInitScript(installProbe);
    return await measure({ page, session, traffic });
  } finally {
    await context.close();
  }
}
