import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import {
  controlClass,
  Field,
  type FieldControlProps,
} from '../../../src/design-system/forms/Field.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

const singleLine = (control: FieldControlProps) => (
  <input {...control} className={`${controlClass} h-11.5 text-field`} />
);

const multiLine = (control: FieldControlProps) => (
  <textarea {...control} rows={3} className={`${controlClass} text-field`} />
);

const meta = preview.meta({
  component: Field,
  parameters: {
    usage: {
      when: [
        'To build a new kind of field.',
        'TextField, TextAreaField, SelectField and SearchField use it, so labels, errors and descriptions are associated with controls in one place.',
        'Spread the props passed to `children` on the control: `id`, `aria-invalid`, `aria-describedby`.',
        'Set `controlClass` on the control, for the same style as the other controls.',
      ],
      whenNot: [
        'In a page: use one of the fields.',
        'With a label or an error that is associated by hand.',
        'With a hidden label, unless the context makes it redundant.',
      ],
      anatomy: [
        'Label, in ink on focus. A press on it focuses the control.',
        'Description, always visible.',
        'Control: a line. It is thicker in ink on focus, and in the accent colour if the field is invalid; an invalid field with the focus has the thickest.',
        'Error, if there is one.',
      ],
      screenReader: [
        'The label is the control’s name, even if it is hidden.',
        'The error and then the description are read after the name and the role, as the control’s description.',
        'A field with an error has `aria-invalid`, of which Orca reads nothing: it reads the error.',
        'A form with invalid fields moves the focus to the first one on submit, which reads its error, and the page announces how many there are.',
        'If that field has the focus already, the page announces its error too.',
      ],
      content: [
        'Label: one to three words in title case, no colon.',
        'Error: one sentence that describes a valid value, with a full stop: Name must be at least 2 characters.',
        'Description: one word, e.g. Optional, or one short sentence with a full stop.',
      ],
    },
  },
  args: {
    label: 'Address',
    children: singleLine,
  },
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    children: selectControl({ 'Single line': singleLine, 'Several lines': multiLine }),
  },
});

export const Default = meta.story();

Default.test('is valid and has no description', async ({ canvas }) => {
  const control = canvas.getByRole('textbox', { name: 'Address' });
  await expect(control).toBeValid();
  // Without the attribute, browsers expose an empty required field as invalid before submit.
  await expect(control).toHaveAttribute('aria-invalid', 'false');
  await expect(control).not.toHaveAttribute('aria-describedby');
});

export const WithDescription = meta.story({ args: { description: 'Where your orders go.' } });

export const WithError = meta.story({
  args: { error: 'Address must be at least 5 characters.' },
});

WithError.test(
  'does not move the control of a field beside it',
  {
    decorators: [
      (Story, { args }) => (
        <div className="grid grid-cols-2 gap-x-4">
          <Story />
          <Story args={{ ...args, error: undefined }} />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const [invalid, valid] = canvas.getAllByRole('textbox');
    await expect(valid?.getBoundingClientRect().top).toBe(invalid?.getBoundingClientRect().top);
  },
);

export const WithErrorAndDescription = meta.story({
  args: { ...WithDescription.input.args, ...WithError.input.args },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toBeVisible();
    await expect(canvas.getByText('Address').clientWidth).toBeLessThanOrEqual(1);
  },
});

export const LongError = meta.story({
  args: {
    error:
      'This address could not be read: write the street with its number, then the city, each on the line that asks for it.',
  },
  globals: { viewport: { value: 'narrow' } },
});
