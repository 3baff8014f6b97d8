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
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Address',
    children: singleLine,
  },
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    className: { control: false },
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
