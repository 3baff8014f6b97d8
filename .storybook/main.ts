import { defineMain } from '@storybook/react-vite/node';
import { stripReadonlyPlugin } from './strip-readonly.ts';

export default defineMain({
  // Docs first: each is listed above the states of its component.
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public', './public', { from: '../public/icon.svg', to: '/favicon.svg' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: {
    sidebarOnboardingChecklist: false,
    experimentalTestSyntax: true,
    experimentalSearchDocsHeadings: true,
  },
  // Tests of stories are hidden from the sidebar and its search, unless its filter includes them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Absolute URLs, as in the shop.
  viteFinal: (vite) => ({
    ...vite,
    base: '/',
    plugins: [stripReadonlyPlugin, ...(vite.plugins ?? [])],
  }),
});
