import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from '../support/browser/find-browser.ts';

const { VISUAL_FOLDER = '', VISUAL_BUILD = '', VISUAL_PORT = '4318' } = process.env;
const { args, ...launchOptions } = browserLaunchOptions();
const origin = `http://localhost:${VISUAL_PORT}`;

/** Compares screenshots of the stories in two builds of Storybook. Run by `run.ts`. */
export default defineConfig({
  testMatch: 'stories.spec.ts',
  outputDir: join(VISUAL_FOLDER, 'results'),
  snapshotPathTemplate: join(VISUAL_FOLDER, 'screenshots/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['line'], ['html', { outputFolder: '../../reports/visual', open: 'never' }]],
  // The default threshold ignores a colour change of 2 out of 255.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 30_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Partial repaints have different antialiasing at their edges.
    launchOptions: { ...launchOptions, args: [...args, '--disable-partial-raster'] },
  },
  webServer: {
    command: `npx vite preview ${join(VISUAL_FOLDER, VISUAL_BUILD)} --outDir . --port ${VISUAL_PORT} --strictPort`,
    url: `${origin}/index.json`,
    stderr: 'ignore',
  },
});
