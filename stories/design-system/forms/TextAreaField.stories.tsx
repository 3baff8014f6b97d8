import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn } from 'storybook/test';
import { TextAreaField } from '../../../src/design-system/forms/TextAreaField.tsx';
import { booleanControl, rangeControl, textControl } from '../../fixtures/controls.ts';
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
    disabled: booleanControl,
    required: booleanControl,
    readOnly: booleanControl,
    placeholder: textControl,
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

export const States = meta.story({
  render: compareStates(TextAreaField, {
    Placeholder: { placeholder: 'What you make, and how' },
    Filled: { defaultValue: 'Trays and boxes.' },
    Description: { description: 'Shoppers read it beside your products.' },
    'Read-only': { readOnly: true, defaultValue: 'Trays and boxes.' },
    Invalid: { error: 'Description must be at least 10 characters.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

export const WithError = meta.story({
  args: { defaultValue: 'Trays', error: 'Description must be at least 10 characters.' },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
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
