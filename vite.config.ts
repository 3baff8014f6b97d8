import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './tests/support/browser/find-browser.ts';
import { prerenderPages } from './scripts/build/prerender-plugin.ts';
import { trimRouter } from './scripts/build/trim-router-plugin.ts';

const storyViewport = { width: 1280, height: 900 };

export default defineConfig({
  plugins: [react(), tailwindcss(), trimRouter(), prerenderPages()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  resolve: {
    alias: [
      {
        // Production build, which the package does not export (remix-run/react-router#14102).
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page needs these packages. A separate chunk stays cached when only the shop's own code changes.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|react-router|scheduler|clsx|class-variance-authority|zustand)\//,
            },
            // The shopper's pages, in one file: the bundler would split off what a lazy page also needs.
            { name: 'shop', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: {
    // Generous for slow machines; a test that hangs still fails.
    testTimeout: 60_000,
    // Coverage measures the rules, the stores and the catalogue only; other unit tests start builds and servers.
    coverage: {
      include: ['src/{domain,store}/**', 'src/catalogue/catalogue.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'reports/coverage',
      thresholds: { branches: 95, functions: 95, lines: 95, statements: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{screen-reader,storybook}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'storybook',
          include: ['tests/storybook/**/*.test.ts'],
          globalSetup: 'tests/storybook/built-storybook.ts',
          // The walk through all docs pages takes minutes.
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen-reader',
          include: ['tests/screen-reader/*.test.ts'],
          maxConcurrency: 2,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          // Two pages run the stories, since each is idle half of its time. .storybook/preview.tsx resets the state before
          // each story.
          isolate: false,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: storyViewport,
            provider: playwright({
              launchOptions: browserLaunchOptions(),
              contextOptions: {
                viewport: storyViewport,
                locale: 'en-US',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
