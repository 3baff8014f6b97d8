import { findOnPath } from '../../../scripts/browser/find-on-path.ts';

// Playwright's configuration imports this file, so it imports neither client: knip reads the configuration
// where they are not installed.

export const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];

/** For each engine the Debian packages it needs, and the commands of which each package brings one. */
const NEEDED = {
  Firefox: { 'firefox-esr': FIREFOX_COMMANDS },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
};

/** The engines installed here. One that is missing is reported and left out. */
export const installed = (['Firefox', 'WebKit'] as const).filter((engine) => {
  const missing = Object.entries(NEEDED[engine])
    .filter(([, commands]) => findOnPath(commands).length === 0)
    .map(([debianPackage]) => debianPackage);
  // Each worker reads this file again.
  if (missing.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined) {
    console.log(`${engine} is left out. To test it, install ${missing.join(' and ')} (Debian).`);
  }
  return missing.length === 0;
});

const PORT = Number(process.env['E2E_PORT'] ?? 4317);
export const WEBKIT_DRIVER = `http://127.0.0.1:${PORT}`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5000 } as const;

/** WebKitGTK renders to a screen: a virtual one, whose number goes to the driver's environment. */
export const WEBKIT_SERVERS = [
  {
    command: 'Xvfb -displayfd 1 -screen 0 1600x1200x24',
    wait: { stdout: /(?<xvfb_display>\d+)/ },
    gracefulShutdown,
  },
  {
    command: `DISPLAY=:$XVFB_DISPLAY WebKitWebDriver --port=${PORT} --replace-on-new-session`,
    url: `${WEBKIT_DRIVER}/status`,
    gracefulShutdown,
  },
];
