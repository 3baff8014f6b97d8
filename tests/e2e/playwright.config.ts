import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';

/** Another one with `E2E_PORT`, for two working trees that are tested at once. */
const PORT = Number(process.env['E2E_PORT'] ?? 4317);
const isCi = Boolean(process.env['CI']);

/**
 * The built shop in a real browser. Everything runs on a desktop; `*.phone.spec.ts` holds what only the
 * layout of a phone has. What is in `accessibility` chooses its own screens.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // A shared machine can be slow; a shop that is broken fails on its assertions long before.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: browserLaunchOptions(),
    // Faster than a new one per test; storage, routes and scripts are reset between two tests.
    reuseContext: true,
    screenshot: 'off',
    // What a test holds back or takes away must not come from the stored shop.
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
    reuseExistingServer: false,
  },
});
