import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField } from '../../../src/design-system/forms/SelectField.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import { sidewaysOverflow } from '../../fixtures/measure.ts';
import { LONG_NAME } from '../../fixtures/products.ts';

const options = [
  { value: 'electronics', label: 'Electronics' },
  { value: 'home', label: 'Home & Kitchen' },
  { value: 'books', label: 'Books & Media' },
];

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: { label: 'Category', options, onChange: fn() },
  decorators: [withMaxWidth('24rem')],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveValue('electronics');
    await expect(within(select).getAllByRole('option')).toHaveLength(3);
  },
};

export const WithPlaceholder: Story = {
  args: { placeholder: 'Select a category' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Select a category');
  },
};

export const WithDefaultValue: Story = {
  args: { placeholder: 'Select a category', defaultValue: 'books' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Books & Media');
  },
};

export const WithDescription: Story = {
  args: { description: 'Shoppers can filter products by category.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Shoppers can filter products by category.',
    );
  },
};

export const WithError: Story = {
  args: { placeholder: 'Select a category', error: 'Please select a product category.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Please select a product category.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeDisabled();
    await userEvent.selectOptions(select, 'books', { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(select).toHaveValue('electronics');
  },
};

export const LongName: Story = {
  args: { options: [{ value: 'long', label: LONG_NAME }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(sidewaysOverflow(canvasElement)).toBe(0);
  },
};

export const HostileName: Story = {
  args: { options: [{ value: 'hostile', label: HOSTILE_NAME }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(HOSTILE_NAME);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const SelectsOption: Story = {
  args: { placeholder: 'Select a category' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'home');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(select).toHaveValue('home');
    await expect(select).toHaveDisplayValue('Home & Kitchen');
  },
};

export const FocusesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
