import type { StorybookConfig } from '@storybook/react-vite';
import { stripReadonlyPlugin } from './strip-readonly.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  staticDirs: ['../public', './public', { from: '../public/icon.svg', to: '/favicon.svg' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [stripReadonlyPlugin, ...(vite.plugins ?? [])] }),
};

export default config;
