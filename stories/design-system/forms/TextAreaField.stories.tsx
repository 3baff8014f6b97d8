import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { TextAreaField } from '../../../src/design-system/forms/TextAreaField.tsx';
import { rangeControl, textControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { sidewaysOverflow } from '../../fixtures/measure.ts';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/states.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Business Description', name: 'description', onChange: fn() },
  render: (args) => <TextAreaField key={String(args.defaultValue)} {...args} />,
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    name: { control: false },
    defaultValue: textControl,
    rows: rangeControl(1, 12),
    description: textControl,
    error: textControl,
    className: { control: false },
  },
});

export const Default = meta.story();

Default.test('has three rows', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Business Description' });
  await expect(field).toHaveAttribute('rows', '3');
  await expect(field).toBeValid();
  await expect(field).not.toHaveAttribute('aria-describedby');
});

/** Compares the states. */
export const States = meta.story({
  render: compareStates(TextAreaField, {
    'Read-only': { readOnly: true, defaultValue: 'Trays and boxes.' },
    Invalid: { error: 'Description must be at least 10 characters.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

export const Filled = meta.story({
  args: { defaultValue: 'Trays and boxes, turned from one piece of wood.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(
      'Trays and boxes, turned from one piece of wood.',
    );
  },
});

export const WithPlaceholder = meta.story({ args: { placeholder: 'What you make, and how' } });

export const WithDescription = meta.story({
  args: { description: 'Shoppers read it beside your products.' },
});

export const WithError = meta.story({
  args: { defaultValue: 'Trays', error: 'Description must be at least 10 characters.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Business Description' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Description must be at least 10 characters.');
    await expect(canvas.getByText('Description must be at least 10 characters.')).toBeVisible();
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Trays and boxes.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeDisabled();
    await userEvent.type(field, 'Bowls', { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Trays and boxes.');
  },
});

Default.test(
  'grows with its content',
  {
    args: { defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${line + 1}`).join('\n') },
  },
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
);

export const LongName = meta.story({
  args: { label: LONG_NAME, defaultValue: LONG_NAME.replaceAll(' ', '') },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(sidewaysOverflow(canvasElement)).toBe(0);
  },
});

export const LongError = meta.story({
  args: {
    error:
      'This description could not be read: write it in whole sentences, with what it is made of and how it is cared for.',
  },
  globals: { viewport: { value: 'narrow' } },
});

Default.test('accepts several lines', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox');
  await userEvent.click(canvas.getByText('Business Description'));
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Oak{Enter}Ash');
  await expect(args.onChange).toHaveBeenCalledTimes(7);
  await expect(field).toHaveValue('Oak\nAsh');
});
