import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browser/find-browser.ts';
import { prerenderPages } from './scripts/build/prerender-plugin.ts';
import { trimRouter } from './scripts/build/trim-router-plugin.ts';

const storyViewport = { width: 1280, height: 900 };

/** Code that goes into one file, where it would be scattered over a dozen small ones. */
const chunkGroups = [
  // What every page runs on, cached apart from the shop's own code.
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  // What the pages share that show products.
  {
    name: 'shop',
    test: /src\/(?:catalogue|store|domain\/(?:cart|money|photograph|product)\b|design-system\/(?:primitives|forms\/Form\b|commerce\/(?:AddToCart|Product(?:Card|Morph)|StockBadge))|pages\/shared\/(?!forms))/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), trimRouter(), prerenderPages()],
  define: { 'import.meta.env.YEAR_OF_BUILD': new Date().getFullYear() },
  resolve: {
    alias: [
      {
        // The production build, which the package exports under no condition (remix-run/react-router#14102).
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    // Of the unit tests: the shop's rules, its stores and how its catalogue is read.
    coverage: {
      provider: 'v8',
      include: ['src/{domain,store}/**', 'src/catalogue/catalogue.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      thresholds: { branches: 95, functions: 95, lines: 95, statements: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          // A shared machine can be slow; what hangs fails all the same.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          // One page for all stories; the preview leaves nothing behind between two of them.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: storyViewport,
            provider: playwright({
              launchOptions: browserLaunchOptions(),
              contextOptions: {
                viewport: storyViewport,
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-US',
                timezoneId: 'UTC',
                colorScheme: 'light',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
