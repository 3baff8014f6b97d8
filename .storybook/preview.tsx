import addonA11y from '@storybook/addon-a11y';
// The index would load Storybook's blocks with every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview, type Args } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { ignoreStrayPresses } from '../src/design-system/ignore-stray-presses.ts';
import { tokens } from '../stories/docs/foundations/read-tokens.ts';
import './controls.css';
import { describeProps, fillControls } from './describe-props.ts';
import './docs.css';
import { expectLayout } from './expect-layout.ts';
import { formatCode } from './format-code.ts';
import { keepToastsOpen } from './keep-toasts-open.ts';
import { noScreenshot } from './modes.ts';
import type { Exports } from './read-exports.ts';
import { resetState } from './reset-state.ts';
import './stories.css';
import { createTheme } from './theme.ts';
import { endPlay, globalTypes, withTexts } from './texts-toolbar.tsx';
import { viewports } from './viewports.ts';
import { waitForPage } from './wait-for-page.ts';

// On a busy machine, a lazy page takes longer to load than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// The shop calls this on start, too.
ignoreStrayPresses();

if (isChromatic()) keepToastsOpen();

declare global {
  interface ImportMetaEnv {
    /** Defined in main.ts. */
    readonly EXPORTS: Exports;
  }
}
const EXPORTS = import.meta.env.EXPORTS;

declare module 'axe-core' {
  interface Spec {
    /** Tags of rules that never run. Supported by axe, missing in its types. */
    tagExclude?: readonly string[];
  }
}

export default definePreview({
  addons: [addonA11y(), addonDocs, addonPseudoStates()],
  tags: ['autodocs'],
  parameters: {
    // Excludes deprecated rules only; axe's default excludes the experimental ones too.
    a11y: {
      test: 'error',
      config: { tagExclude: ['deprecated'] },
      // Sheets of states draw the press, whose colours fade for a moment.
      context: { exclude: ['.pseudo-active-all'] },
    },
    docs: {
      // Loaded with the first docs page: stories do without Storybook's blocks.
      renderer: async () => (await import('../stories/docs/blocks/docs-renderer.ts')).renderer,
      theme: createTheme(tokens),
      source: {
        type: 'dynamic',
        dark: false,
        transform: (code: string, { args }: { args?: Args }) =>
          formatCode(code, EXPORTS.files, args),
      },
      codePanel: true,
      controls: { sort: 'requiredFirst' },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.sb-unstyled *',
        // A heading counts as reached this far below the top. A jump leaves less space above it.
        unsafeTocbotOptions: { headingsOffset: 96 },
      },
    },
    chromatic: { prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          "What's new",
          'Architecture',
          'Rules',
          'Guarantees',
          'Performance',
          'Reviewing changes',
          'Other names',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Design tokens'],
          'Accessibility',
          'Component conventions',
          'Components',
          ['Primitives', 'Forms', 'Commerce', 'Seller', 'Layout'],
          'Patterns',
          'Pages',
          ['Home', 'Products', 'Product', 'Cart', 'Checkout', 'Account', 'Seller', 'Not Found'],
          'Flows',
          'How to',
          'Dependencies',
          'Decisions',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [
    // The tests of stories have no screenshot, and axe checks the stories. Chromatic reads the parameter, not the tag.
    ({ argTypes, parameters, tags, name }) => {
      if (tags.includes('test-fn'))
        Object.assign(parameters, noScreenshot, { a11y: { test: 'off' } });
      // The code panel would show the last state's code.
      if (name.endsWith('States')) {
        const docs: unknown = parameters['docs'];
        Object.assign(parameters, { docs: Object.assign({}, docs, { codePanel: false }) });
      }
      return argTypes;
    },
    describeProps(EXPORTS.interfaces),
  ],
  argsEnhancers: [fillControls],
  globalTypes,
  decorators: [withTexts],
  beforeEach: [
    resetState,
    () => {
      MockDate.set('2025-01-15T12:00:00Z');
      return MockDate.reset;
    },
  ],
  afterEach: [endPlay, waitForPage, expectLayout],
});
