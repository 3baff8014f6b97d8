import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './support/browser-test.ts';
import { installed, WEBKIT_SERVERS } from './support/engines.ts';

/**
 * The built shop in Gecko (Firefox) and WebKit (its GTK port). Every test runs in both, in the builds
 * of the system: Playwright's own Firefox and WebKit come from a server that not every network reaches.
 */
export default defineConfig<EngineOptions>({
  testDir: '.',
  // Without a project Playwright would still run the tests, in a project without a name.
  testMatch: installed.length > 0 ? '*.spec.ts' : [],
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // A shared machine can be slow; a broken shop fails on its assertions long before.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // WebKitWebDriver has one session at a time.
  projects: installed.map((name) => ({ name, workers: 1, use: { engine: name } })),
  webServer: installed.includes('WebKit') ? WEBKIT_SERVERS : [],
});
