import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ARRIVAL_TIMEOUT_MS, awaitPage } from './await-page.ts';
import { leaveNothingBehind } from './leave-nothing-behind.ts';
import { componentModes } from './modes.ts';
import './stories.css';
import { stopTheCalendar } from './stop-the-calendar.ts';
import { globalTypes, initialGlobals, withToolbars } from './toolbars.tsx';
import { viewports } from './viewports.ts';

// A busy machine takes longer than a second to fetch a page's code.
configure({ asyncUtilTimeout: ARRIVAL_TIMEOUT_MS });

const preview: Preview = {
  parameters: {
    // Excludes deprecated rules only: axe leaves out its experimental ones by default.
    a11y: { test: 'error', config: { tagExclude: ['deprecated'] } },
    layout: 'padded',
    chromatic: { modes: componentModes },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Accessibility',
          'Components',
          ['Primitives', 'Forms', 'Commerce', 'Seller', 'Layout'],
          'Patterns',
          'Pages',
          'Flows',
          'How to',
          'Dependencies',
          'Decisions',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [withToolbars],
  beforeEach: [leaveNothingBehind, stopTheCalendar],
  afterEach: awaitPage,
};

export default preview;
