/**
 * Sees to it that the tests have a browser: takes the one that is there, else lets Playwright fetch
 * its own, else, as root on Debian, installs the system's package. Exits with 1 and one sentence when
 * none of these works.
 */
import { spawnSync } from 'node:child_process';
import { BROWSER_VARIABLE, findBrowser } from './find-browser.ts';

const ways = [
  { name: 'Playwright', commands: ['npx --no-install playwright install chromium'] },
  ...(process.platform === 'linux' && process.getuid?.() === 0
    ? [
        {
          name: 'apt-get',
          commands: ['apt-get update', install('chromium-headless-shell')],
        },
        { name: 'apt-get', commands: [install('chromium')] },
      ]
    : []),
];

try {
  let browser = findBrowser();
  for (const { name, commands } of ways) {
    if (browser !== undefined) break;
    console.log(`No browser is installed; asking ${name} for one ...`);
    if (commands.every(succeeds)) browser = findBrowser();
  }
  if (browser === undefined) {
    throw new Error(
      `The tests need Chromium or Chrome: install one, or name one in ${BROWSER_VARIABLE}.`,
    );
  }
  console.log(`Browser: ${browser}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param name of a package of the system */
function install(name: string) {
  return `apt-get install -y --no-install-recommends ${name}`;
}

function succeeds(command: string) {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
