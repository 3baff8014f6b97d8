import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { controlClass, Field } from '../../../src/design-system/forms/Field.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Address',
    children: (control) => <input {...control} className={`${controlClass} h-11.5 text-field`} />,
  },
  decorators: [withMaxWidth('24rem')],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Address' });
    await expect(control).toBeValid();
    // Without the attribute, browsers expose an empty required field as invalid before submit.
    await expect(control).toHaveAttribute('aria-invalid', 'false');
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
};

export const WithDescription: Story = {
  args: { description: 'Where your orders go.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Where your orders go.');
  },
};

export const WithError: Story = {
  args: { error: 'Address must be at least 5 characters.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Address' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Address must be at least 5 characters.');
    await expect(canvas.getByText('Address must be at least 5 characters.')).toBeVisible();
  },
};

export const WithErrorAndDescription: Story = {
  args: { ...WithDescription.args, ...WithError.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Address must be at least 5 characters. Where your orders go.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toBeVisible();
    await expect(canvas.getByText('Address').clientWidth).toBeLessThanOrEqual(1);
  },
};

export const CustomId: Story = {
  args: { id: 'shipping-address', ...WithError.args },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Address' });
    await expect(control).toHaveAttribute('id', 'shipping-address');
    await expect(control).toHaveAccessibleDescription('Address must be at least 5 characters.');
  },
};

export const MultilineControl: Story = {
  args: {
    label: 'Description',
    children: (control) => (
      <textarea {...control} rows={3} className={`${controlClass} text-field`} />
    ),
  },
};

export const LongError: Story = {
  args: {
    error:
      'This address could not be read: write the street with its number, then the city, each on the line that asks for it.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const HostileName: Story = {
  args: { label: HOSTILE_NAME, error: HOSTILE_NAME, description: HOSTILE_NAME },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: HOSTILE_NAME })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const FocusesByLabelPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Address'));
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  },
};
