import { findOnPath } from '../../support/browser/find-on-path.ts';

// Imported by Playwright's configuration, so it must not import playwright-core or selenium-webdriver: knip
// loads the configuration even if they are not installed.

export const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];

/** Debian packages and their commands, by engine. A package is installed if one of its commands is found. */
const DEBIAN_PACKAGES = {
  Firefox: { 'firefox-esr': FIREFOX_COMMANDS },
  WebKit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
};

/** The installed engines. Tests of a missing engine are skipped, and the log names its packages. */
export const installed = (['Firefox', 'WebKit'] as const).filter((engine) => {
  const missing = Object.entries(DEBIAN_PACKAGES[engine])
    .filter(([, commands]) => findOnPath(commands).length === 0)
    .map(([debianPackage]) => debianPackage);
  // Workers load this file too; only the main process logs.
  if (missing.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined) {
    console.log(`Skipping ${engine}. To test it, install ${missing.join(' and ')} (Debian).`);
  }
  return missing.length === 0;
});

const PORT = Number(process.env['E2E_PORT'] ?? 4317);
export const WEBKIT_DRIVER = `http://127.0.0.1:${PORT}`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5000 } as const;

/** WebKitGTK needs a display. The driver's DISPLAY is the number of the virtual display that Xvfb prints. */
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
