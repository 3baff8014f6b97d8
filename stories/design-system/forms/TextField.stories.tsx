import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { fn } from 'storybook/test';
import { TextField } from '../../../src/design-system/forms/TextField.tsx';
import { textControl, textFieldControls } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: TextField,
  parameters: {
    usage: {
      when: 'For a short value: a name, an email address, a card number. Set `autoComplete` for autofill, `type` or `inputMode` for the keyboard of a phone, and `error` after the form was submitted or the field lost the focus.',
      whenNot:
        'For text longer than a line: use TextAreaField. With the placeholder as a label: it disappears with the first character. With a placeholder for anything but the format, e.g. MM/YY.',
      screenReader: 'A text field named by its label. A required field is announced as required.',
    },
  },
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

/** Without a change while pressed: a press gives it the focus. */
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
