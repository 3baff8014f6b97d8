import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextAreaField } from '../../../src/design-system/forms/TextAreaField.tsx';
import { rangeControl, textFieldControls } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: TextAreaField,
  parameters: {
    usage: {
      when: 'For text longer than a sentence: the description of a product or a business. It grows with its text, in browsers that support `field-sizing`. State the required length in the error. Label, error and description are those of [Field](?path=/docs/components-forms-field--docs).',
      whenNot:
        'For a single line: use TextField. With a fixed height: it starts with three rows. Browsers without `field-sizing` show a resize handle.',
      screenReader:
        'A multi-line text field, named by its label, which Orca calls an entry, like a single line.',
    },
  },
  args: { label: 'Business Description', name: 'description', onChange: fn() },
  render: (args) => <TextAreaField key={String(args.defaultValue)} {...args} />,
  decorators: [withMaxWidth('24rem')],
  argTypes: { ...textFieldControls, rows: rangeControl(1, 12) },
});

export const Default = meta.story();

/** Without a change while pressed: a press gives it the focus. */
export const States = meta.story({
  decorators: compareStates({
    Placeholder: { placeholder: 'What you make, and how' },
    Filled: { defaultValue: 'Trays and boxes.' },
    Description: { description: 'Shoppers read it beside your products.' },
    'Read-only': { readOnly: true, defaultValue: 'Trays and boxes.' },
    Invalid: { error: 'Description must be at least 10 characters.' },
    'Invalid, focus': { error: 'Description must be at least 10 characters.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

export const WithError = meta.story({
  args: { defaultValue: 'Trays', error: 'Description must be at least 10 characters.' },
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

function Resizable() {
  const [rows, setRows] = useState(3);
  return (
    <>
      <TextAreaField label="Description" defaultValue="Trays and boxes." rows={rows} />
      <button onClick={() => setRows(rows + 1)}>Add a line</button>
    </>
  );
}

Default.test(
  'has its default value after it is rendered again',
  { render: () => <Resizable /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Trays and boxes.');
  },
);

export const LongName = meta.story({
  args: { label: LONG_NAME, defaultValue: LONG_NAME.replaceAll(' ', '') },
  globals: { viewport: { value: 'narrow' } },
});
