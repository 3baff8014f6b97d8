import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './support/browser-test.ts';
import { installed, WEBKIT_SERVERS } from './support/engines.ts';

/**
 * Runs every test in Gecko (Firefox) and WebKit (WebKitGTK). Uses the installed system packages: Playwright's
 * own builds are downloaded from a server that is not reachable from every network.
 */
export default defineConfig<EngineOptions>({
  // Without projects, Playwright would run the tests in an unnamed default project.
  testMatch: installed.length > 0 ? '*.spec.ts' : [],
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // Generous for slow machines: a failed assertion times out earlier.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // WebKitWebDriver supports one session at a time.
  projects: installed.map((name) => ({ name, workers: 1, use: { engine: name } })),
  webServer: installed.includes('WebKit') ? WEBKIT_SERVERS : [],
});
