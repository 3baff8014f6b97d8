import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../../src/design-system/forms/TextField.tsx';
import { booleanControl, textControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/states.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Full Name', name: 'fullName', onChange: fn() },
  render: (args) => <TextField key={String(args.defaultValue)} {...args} />,
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    disabled: booleanControl,
    required: booleanControl,
    readOnly: booleanControl,
    placeholder: textControl,
    name: { control: false },
    type: { options: ['text', 'email', 'tel', 'password'], control: 'select' },
    defaultValue: textControl,
    description: textControl,
    error: textControl,
    className: { control: false },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toBeValid();
  },
});

export const States = meta.story({
  render: compareStates(TextField, {
    Placeholder: { placeholder: 'As on your parcels' },
    Filled: { defaultValue: 'Ada Lindqvist' },
    Description: { description: 'As printed on your parcels.' },
    'Read-only': { readOnly: true, defaultValue: 'Ada Lindqvist' },
    Invalid: { error: 'Name must be at least 2 characters.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

export const WithError = meta.story({
  args: { defaultValue: 'A', error: 'Name must be at least 2 characters.' },
});

export const Required = meta.story({
  args: { label: 'Email', type: 'email', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('type', 'email');
  },
});

export const LongName = meta.story({
  args: { label: LONG_NAME, defaultValue: LONG_NAME },
  globals: { viewport: { value: 'narrow' } },
});

export const LongError = meta.story({
  args: {
    error:
      'This name could not be read: write it with letters, spaces, hyphens and apostrophes, as printed on your parcels.',
  },
  globals: { viewport: { value: 'narrow' } },
});
