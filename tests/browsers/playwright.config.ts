import { defineConfig } from 'playwright/test';
import { engineNames, engines, type EngineOptions } from './support/engines.ts';

const isFirstReading = process.env['TEST_WORKER_INDEX'] === undefined;

/** The engines that are here. One that is not is told of and left out. */
const installed = engineNames.filter((name) => {
  const missing = engines[name].findMissing();
  if (missing.length > 0 && isFirstReading) {
    console.log(`${name} is left out: this machine has no ${missing.join(' and no ')}.`);
  }
  return missing.length === 0;
});

/**
 * The built shop in the other two engines of the web: Gecko, as Firefox, and WebKit, as the browser
 * that comes with its GTK port. Every test runs in each of them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // Without any engine there is no test; Playwright would run them in one without a name.
  testMatch: installed.length > 0 ? '*.spec.ts' : [],
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // A shared machine can be slow; a shop that is broken fails on its assertions long before.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: installed.map((name) => ({ name, use: { engineName: name } })),
});
