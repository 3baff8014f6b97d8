/**
 * Ensures that a browser for the tests is installed: uses an existing one, or downloads Playwright's, or
 * installs the system package (only as root on Debian). Prints what it does, and exits with 1 if all fail.
 */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, findBrowser } from './find-browser.ts';

const APT_INSTALL = 'apt-get install -y --no-install-recommends';

const installers = [
  'npx --no-install playwright install chromium',
  ...(process.platform === 'linux' && process.getuid?.() === 0
    ? [`apt-get update && ${APT_INSTALL} chromium-headless-shell`, `${APT_INSTALL} chromium`]
    : []),
];

try {
  let browser = findBrowser();
  for (const command of installers) {
    if (browser !== undefined) break;
    console.log(`No browser found. Installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    browser = findBrowser();
  }
  if (browser === undefined) {
    throw new Error(
      `The tests need Chromium or Chrome. Install one, or set ${BROWSER_VARIABLE} to its path.`,
    );
  }
  console.log(`Browser: ${browser}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
