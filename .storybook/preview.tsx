import type { Preview } from '@storybook/react-vite';
import { leaveNothingBehind } from './leave-nothing-behind.ts';
import './stories.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Components', 'Patterns', 'Pages', 'Flows', 'Decisions'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  beforeEach: leaveNothingBehind,
};

export default preview;
