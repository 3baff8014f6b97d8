import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';

const { VISUAL_FOLDER = '', VISUAL_BUILD = '', VISUAL_PORT = '4318' } = process.env;
const { args, ...launchOptions } = browserLaunchOptions();
const origin = `http://localhost:${VISUAL_PORT}`;

/** Compares the stories of a built Storybook with screenshots of another build. Run by `run.ts`. */
export default defineConfig({
  testDir: '.',
  outputDir: join(VISUAL_FOLDER, 'results'),
  snapshotPathTemplate: join(VISUAL_FOLDER, 'screenshots/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['html', { outputFolder: '../../reports/visual', open: 'never' }],
    ['./story-reporter.ts'],
  ],
  // The default threshold overlooks a colour that changed by 2 of 255.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 30_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Repainted parts of a frame have other edges than a whole frame.
    launchOptions: { ...launchOptions, args: [...args, '--disable-partial-raster'] },
  },
  webServer: {
    command: `npx vite preview ${join(VISUAL_FOLDER, VISUAL_BUILD)} --outDir . --port ${VISUAL_PORT} --strictPort`,
    url: `${origin}/index.json`,
    stderr: 'ignore',
  },
});
