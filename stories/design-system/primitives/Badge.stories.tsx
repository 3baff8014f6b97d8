import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { Badge } from '../../../src/design-system/primitives/Badge.tsx';
import { textControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  title: 'Components/Primitives/Badge',
  component: Badge,
  args: { children: 'Out of Stock' },
  argTypes: {
    children: textControl,
  },
});

export const Default = meta.story({ parameters: forcedColours() });

export const Warning = meta.story({
  args: { tone: 'warning', children: 'Low stock' },
  parameters: forcedColours(),
});

export const LongText = meta.story({
  args: { children: 'Out of stock until the potter comes back from the summer in the hills' },
  globals: { viewport: { value: 'narrow' } },
});
