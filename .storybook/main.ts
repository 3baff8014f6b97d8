import { readFileSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { indexHeadings } from './index-headings.ts';
import { readChanges } from './read-changes.ts';
import { readExports } from './read-exports.ts';

const [, paper] =
  /--color-paper: (.*?);/.exec(readFileSync('src/design-system/tokens.css', 'utf8')) ?? [];

/** What `defineMain` accepts, but its types lack. */
const untypedPresets = { storyIndexGenerator: indexHeadings };

export default defineMain({
  stories: [
    '../stories/**/*.mdx',
    ...['Commerce', 'Forms', 'Layout', 'Primitives', 'Seller'].map((group) => ({
      directory: `../stories/design-system/${group.toLowerCase()}`,
      titlePrefix: `Components/${group}`,
    })),
    '../stories/{docs,flows,pages,patterns}/**/*.stories.tsx',
  ],
  staticDirs: ['../public', { from: '../public/icon.svg', to: '/favicon.svg' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: {
    sidebarOnboardingChecklist: false,
    experimentalTestSyntax: true,
    experimentalSearchDocsHeadings: true,
  },
  // Tests of stories are hidden from the sidebar and its search, unless its filter includes them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  framework: { name: '@storybook/react-vite', options: {} },
  ...untypedPresets,
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // The background is not white while the manager's theme loads.
  managerHead: (head = '') => `${head}<style>html { background: ${paper} }</style>`,
  // Storybook draws the placeholders of stories and docs pages on white.
  previewHead: (head = '') =>
    `${head}<style>.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock td { background: ${paper} !important; box-shadow: none !important }</style>`,
  // URLs are absolute, as in the shop.
  viteFinal: (vite) => ({
    ...vite,
    base: '/',
    define: {
      ...vite.define,
      'import.meta.env.CHANGES': JSON.stringify(readChanges()),
      // GitHub sets it, e.g. in the workflow that publishes Storybook.
      'import.meta.env.COMMIT_URL': JSON.stringify(
        process.env['GITHUB_REPOSITORY'] &&
          `https://github.com/${process.env['GITHUB_REPOSITORY']}/commit/`,
      ),
      'import.meta.env.EXPORTS': JSON.stringify(readExports()),
    },
    build: {
      ...vite.build,
      rolldownOptions: {
        output: {
          // Three chunks instead of two hundred, without the modules imported as text (`?raw`).
          codeSplitting: {
            groups: [
              { name: 'design-system', test: /\/src\/design-system\/[^?]+$/ },
              { name: 'shop', test: /\/src\/[^?]+$/ },
              { name: 'stories', test: /\/stories\/(?!docs\/)[^?]+$/ },
            ],
          },
        },
      },
    },
  }),
});
