import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './scripts/browser/find-browser.js';

const storyViewport = { width: 1280, height: 900 };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'] },
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
