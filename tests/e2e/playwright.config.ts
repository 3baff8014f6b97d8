import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from '../support/browser/find-browser.ts';

/** `E2E_PORT` overrides it, e.g. to test two working trees concurrently. */
const PORT = Number(process.env['E2E_PORT'] ?? 4317);
const isCi = Boolean(process.env['CI']);

/**
 * Tests the production build in a real browser: `*.phone.spec.ts` on a phone viewport, everything else on
 * a desktop viewport. Most tests in `accessibility` set their own viewports.
 */
export default defineConfig({
  outputDir: '../../test-results',
  forbidOnly: isCi,
  retries: 0,
  // The tests mostly wait, so three share two cores.
  workers: 3,
  fullyParallel: true,
  reporter: [['list'], ['html', { outputFolder: '../../reports/e2e', open: 'never' }]],
  // Generous for slow CI machines. A broken shop fails earlier, on the assertion timeout.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: browserLaunchOptions(),
    // Faster than a new context per test. Playwright resets storage, routes and init scripts.
    reuseContext: true,
    // `page.route` cannot stall or abort requests that a service worker answers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}`,
  },
});
