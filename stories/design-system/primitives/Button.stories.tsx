import preview from '../../../.storybook/preview.tsx';
import { forcedColours, noScreenshot } from '../../../.storybook/modes.ts';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '../../../src/design-system/primitives/Button.tsx';
import { booleanControl } from '../../fixtures/controls.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: Button,
  parameters: {
    usage: {
      when: [
        'For the main action of a view: Add to Cart, Place Order, Save Changes. For a link to another page use `ButtonLink`, which looks the same.',
        'Show one button per view; for a second action use TextLink or TextButton.',
        'Set `type="submit"` in a form; the default is `button`.',
        'Set `isFullWidth` at the end of a column, e.g. in the order summary.',
      ],
      whenNot: [
        'For a secondary action, not even in the `quiet` variant: use TextButton.',
        'In other colours.',
        'Disabled without a reason, which is in its text or next to it.',
      ],
      screenReader:
        'Button reads as a button, ButtonLink as a link, both named by their text. A disabled button is skipped by Tab and read as unavailable. A change of the text, e.g. to Processing..., is not announced.',
      content: [
        'A verb first, two to three capitalised words: Proceed to Checkout. No full stop.',
        'With `isProcessing`, the state in its text: Processing...',
        'A long text wraps, and the button grows.',
      ],
    },
  },
  subcomponents: { ButtonLink },
  args: { children: 'Explore Collection', onClick: fn() },
  argTypes: {
    disabled: booleanControl,
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

/** Without a change on hover and press, since the action is done. */
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
