/**
 * Ensures that a browser for the tests is installed: uses an existing one, or downloads Playwright's, or
 * installs the system package (only as root on Debian). Prints one sentence and exits with 1 if all fail.
 */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, findBrowser } from './find-browser.ts';

const installers = [
  { name: 'Playwright', commands: ['npx --no-install playwright install chromium'] },
  ...(process.platform === 'linux' && process.getuid?.() === 0
    ? [
        { name: 'apt-get', commands: ['apt-get update', aptInstall('chromium-headless-shell')] },
        { name: 'apt-get', commands: [aptInstall('chromium')] },
      ]
    : []),
];

try {
  let browser = findBrowser();
  for (const { name, commands } of installers) {
    if (browser !== undefined) break;
    console.log(`No browser found. Installing one with ${name} ...`);
    if (commands.every(succeeds)) browser = findBrowser();
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

function aptInstall(packageName: string) {
  return `apt-get install -y --no-install-recommends ${packageName}`;
}

function succeeds(command: string) {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
