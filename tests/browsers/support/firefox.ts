import { firefox, type Browser } from 'playwright-core';
import { findOnPath } from '../../support/browser/find-on-path.ts';
import type { BrowserTab } from './browser-tab.ts';
import { FIREFOX_COMMANDS } from './engines.ts';

/**
 * Logged when a navigation or a removed image aborts a request. Firefox logs it as a JavaScript error, so
 * Playwright reports it as a page error.
 */
const ABORTED = 'A ServiceWorker intercepted the request and encountered an unexpected error';

/** Shared by all tests in a worker. Playwright closes it when the worker ends. */
let browser: Promise<Browser> | undefined;

/**
 * Opens a tab of the installed Firefox in a new browser context. The channel `moz-firefox` uses WebDriver BiDi,
 * without geckodriver. Since 1.65, Playwright sends a BiDi command that Firefox ESR 153 does not support
 * (`emulation.setMediaFeaturesOverride`), so this folder pins 1.64.
 */
export async function openFirefoxTab(): Promise<BrowserTab> {
  const [executablePath = ''] = findOnPath(FIREFOX_COMMANDS);
  browser ??= firefox.launch({ channel: 'moz-firefox', executablePath });
  const context = await (await browser).newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const record = (text: string) => {
    if (!text.includes(ABORTED)) errors.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) record(message.text());
  });
  page.on('pageerror', ({ message }) => {
    record(message);
  });

  return {
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    evaluate: (read, argument) => page.evaluate(read, argument),
    click: (selector, index) => page.locator(selector).nth(index).click(),
    drag: async (start, end) => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    readErrors: () => Promise.resolve(errors),
    close: () => context.close(),
  };
}
