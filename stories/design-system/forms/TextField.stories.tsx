import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { fn } from 'storybook/test';
import { TextField } from '../../../src/design-system/forms/TextField.tsx';
import { textControl, textFieldControls } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Full Name', name: 'fullName', onChange: fn() },
  render: (args) => <TextField key={String(args.defaultValue)} {...args} />,
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    ...textFieldControls,
    autoComplete: textControl,
    inputMode: textControl,
    type: {
      options: ['text', 'email', 'tel', 'password'],
      control: 'select',
      table: { type: { summary: "'text' | 'email' | 'tel' | 'password'" } },
    },
  },
});

export const Default = meta.story();

export const States = meta.story({
  decorators: compareStates({
    Placeholder: { placeholder: 'As on your parcels' },
    Filled: { defaultValue: 'Ada Lindqvist' },
    Description: { description: 'As printed on your parcels.' },
    'Read-only': { readOnly: true, defaultValue: 'Ada Lindqvist' },
    Invalid: { error: 'Name must be at least 2 characters.' },
    'Invalid, focus': { error: 'Name must be at least 2 characters.' },
    Disabled: { disabled: true, defaultValue: 'Ada Lindqvist' },
  }),
  parameters: forcedColours(),
});

export const WithError = meta.story({
  args: { defaultValue: 'A', error: 'Name must be at least 2 characters.' },
});

export const LongName = meta.story({
  args: { label: LONG_NAME, defaultValue: LONG_NAME },
  globals: { viewport: { value: 'narrow' } },
});
