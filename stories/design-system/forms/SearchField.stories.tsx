import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  SearchField,
  type SearchFieldProps,
} from '../../../src/design-system/forms/SearchField.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import { LONG_NAME } from '../../fixtures/products.ts';

/** Stores the text as state, like a page. */
function StatefulSearch({ value: initialValue, onValueChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initialValue);
  return (
    <SearchField
      {...rest}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search products...',
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <StatefulSearch key={args.value} {...args} />,
  decorators: [withMaxWidth('20rem')],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search products...' });
    await expect(search).toHaveValue('');
    await expect(search).toHaveAttribute('placeholder', 'Search products...');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithText: Story = {
  args: { value: 'lamp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp');
    const clear = canvas.getByRole('button', { name: 'Clear search' });
    await expect(clear.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const WithDescription: Story = {
  args: { description: 'Searches names and descriptions.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Searches names and descriptions.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox');
    await expect(search).toBeDisabled();
    await userEvent.type(search, 'lamp', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A disabled field cannot be cleared. */
export const DisabledWithText: Story = {
  args: { disabled: true, value: 'lamp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongName: Story = { args: { value: LONG_NAME } };

export const HostileName: Story = {
  args: { value: HOSTILE_NAME },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue(HOSTILE_NAME);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Types: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.keyboard('vas');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('vas');
    await expect(search).toHaveValue('vas');
  },
};

export const Clears: Story = {
  args: { value: 'lamp' },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(search).toHaveValue('');
  },
};

/** The focus moves to the field, to type the next search. */
export const ClearsByButton: Story = {
  args: { value: 'lamp' },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ClearsByKeyboard: Story = {
  args: { value: 'lamp' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const BlursByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};
