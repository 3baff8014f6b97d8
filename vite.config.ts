import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browser/find-browser.js';
import { prerenderPages } from './scripts/build/prerender-plugin.js';

const storyViewport = { width: 1280, height: 900 };

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderPages()],
  define: { 'import.meta.env.YEAR_OF_BUILD': new Date().getFullYear() },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page runs on, cached apart from the shop's own code.
            { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
            // What several of the shopper's pages share: a few files instead of a dozen small ones.
            {
              name: 'shop',
              test: /src\/(?:catalogue|design-system\/(?:commerce|primitives)|pages\/shared)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What every page runs on, cached apart from the shop's own code.
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  },
                  // What several of the shopper's pages share: a few files instead of a dozen small ones.
                  {
                    name: 'shop',
                    test: /src\/(?:catalogue|design-system\/(?:commerce|primitives)|pages\/shared)\//,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What every page runs on, cached apart from the shop's own code.
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  },
                  // What several of the shopper's pages share: a few files instead of a dozen small ones.
                  {
                    name: 'shop',
                    test: /src\/(?:catalogue|design-system\/(?:commerce|primitives)|pages\/shared)\//,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
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
