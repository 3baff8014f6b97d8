import preview from '../../../.storybook/preview.tsx';
import { forcedColours, noScreenshot } from '../../../.storybook/modes.ts';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '../../../src/design-system/primitives/Button.tsx';
import { booleanControl, textControl } from '../../fixtures/controls.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Explore Collection', onClick: fn() },
  argTypes: {
    disabled: booleanControl,
    children: textControl,
    type: { control: false, table: { type: { summary: "'button' | 'submit' | 'reset'" } } },
  },
});

export const Default = meta.story();

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Added to Cart' } });

export const Processing = meta.story({
  args: { isProcessing: true, children: 'Processing...' },
  parameters: noScreenshot,
});

export const States = meta.story({
  decorators: compareStates({
    Disabled: { disabled: true },
    Processing: { isProcessing: true, children: 'Processing...' },
  }),
  parameters: forcedColours(),
});

export const QuietStates = meta.story({
  args: { variant: 'quiet', children: 'Added to Cart' },
  decorators: compareStates({ Disabled: { disabled: true } }),
});

export const Small = meta.story({ args: { size: 'small' } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const LongText = meta.story({
  args: { children: 'Read everything there is to know about the making of this lamp' },
  globals: { viewport: { value: 'narrow' } },
});

export const AsLink = meta.story({
  render: () => <ButtonLink href="/products">Browse Products</ButtonLink>,
});
