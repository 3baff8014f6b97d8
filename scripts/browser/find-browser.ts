import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath } from './find-on-path.ts';

/** The variable that names a browser before any other is looked for. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** The first without windows of its own: the same engine, and the tests take three fifths of the time. */
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
 * The browser that the tests run in: the one `CHROMIUM_PATH` names, else Playwright's own, else an
 * installed Chromium (its headless shell before the whole), Chrome or Edge.
 * @returns the path of its program; `undefined` when there is none
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (!existsSync(named))
      throw new Error(`${BROWSER_VARIABLE} names ${named}, which does not exist.`);
    return named;
  }
  const [installed] = findOnPath(COMMANDS);
  return [chromium.executablePath(), ...(installed ? [installed] : []), ...APPLICATIONS].find(
    (path) => existsSync(path),
  );
}

/** How the tests start the browser: still, without calls of its own, as root without a sandbox. */
export function browserLaunchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
    ],
  };
}
