import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath } from './find-on-path.ts';

/** Environment variable with the path of the browser to use. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** In a folder, the headless shell is first: the same engine without a user interface, so the tests run faster. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, or Playwright's own, or an installed Chromium, Chrome
 * or Edge.
 *
 * @returns the path of the executable, or `undefined` if there is none
 * @throws if the file at `CHROMIUM_PATH` does not exist
 */
export function findBrowser(): string | undefined {
  const configured = process.env[BROWSER_VARIABLE];
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`${BROWSER_VARIABLE} is ${configured}, which does not exist.`);
    return configured;
  }
  return [chromium.executablePath(), ...findOnPath(COMMANDS), ...APPLICATIONS].find((path) =>
    existsSync(path),
  );
}

/** Launch options for all tests: reproducible rendering, no network traffic of the browser itself. */
export function browserLaunchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // As root, Chromium does not start with its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Software renders the same pixels on every machine.
      '--disable-gpu',
      // The shop's server has no HTTP/3.
      '--disable-quic',
      // An installed Chrome opens no welcome page.
      '--no-first-run',
      // The browser requests no updates, Safe Browsing lists or Google account.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // /dev/shm is too small in most containers: tabs crash.
      '--disable-dev-shm-usage',
      // Glyphs have the same widths whatever the hinting settings of the system.
      '--font-render-hinting=none',
    ],
  };
}
