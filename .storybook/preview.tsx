import type { Preview } from '@storybook/react-vite';
import { leaveNothingBehind } from './leave-nothing-behind.ts';
import { componentModes } from './modes.ts';
import './stories.css';
import { globalTypes, initialGlobals, withToolbars } from './toolbars.tsx';
import { viewports } from './viewports.ts';

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    chromatic: { modes: componentModes },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Components',
          ['Primitives', 'Forms', 'Commerce', 'Seller', 'Layout'],
          'Patterns',
          'Pages',
          'Flows',
          'Decisions',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  decorators: [withToolbars],
  beforeEach: leaveNothingBehind,
};

export default preview;
