import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  QuantityStepper,
  type QuantityStepperProps,
} from '../../../src/design-system/forms/QuantityStepper.tsx';
import { ringOf, sidewaysOverflow } from '../../fixtures/measure.ts';

/** Stores the quantity as state, like a page. */
function StatefulStepper({ quantity: initial, onQuantityChange, ...rest }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(initial);
  return (
    <QuantityStepper
      {...rest}
      quantity={quantity}
      onQuantityChange={(next) => {
        onQuantityChange(next);
        setQuantity(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/QuantityStepper',
  component: QuantityStepper,
  args: { productName: 'Arc Desk Lamp', quantity: 2, onQuantityChange: fn() },
  render: (args) => <StatefulStepper key={args.quantity} {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quantity of Arc Desk Lamp' })).toBeVisible();
    const quantity = canvas.getByText('2');
    await expect(quantity).toHaveAttribute('aria-live', 'polite');
    await expect(quantity).toHaveAttribute('aria-atomic', 'true');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

export const AtMinimum: Story = {
  args: { quantity: 1 },
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(minus);
    await expect(minus).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('1')).toBeVisible();
  },
};

/** Read-only, e.g. on the product page once the product is in the cart. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    for (const name of [/^Decrease/, /^Increase/]) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
    }
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('2')).toHaveAttribute('aria-live', 'off');
  },
};

export const Small: Story = { args: { size: 'small' } };

/** As in a cart line, where a quantity of 0 removes the line. */
export const DecreasesToZero: Story = {
  args: { quantity: 1, min: 0 },
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(0);
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

export const ThreeDigitQuantity: Story = {
  args: { quantity: 999 },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Arc Desk Lamp' }),
    );
    await expect(canvas.getByText('1000')).toBeVisible();
  },
};

/** The maximum quantity of a cart line, on the narrowest screen. */
export const FiveDigitQuantity: Story = {
  args: { quantity: 99_999, size: 'small' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(sidewaysOverflow(canvas.getByRole('group'))).toBe(0);
  },
};

export const IncreasesQuantity: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Increase quantity of Arc Desk Lamp' }),
    );
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** The focus ring of a button does not overlap the quantity. */
export const ButtonFocused: Story = {
  args: { quantity: 99_999, size: 'small' },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('99999'));
    const numeral = range.getBoundingClientRect();
    await userEvent.tab();
    await expect(ringOf(document.activeElement).right).toBeLessThan(numeral.left);
    await userEvent.tab();
    await expect(ringOf(document.activeElement).left).toBeGreaterThan(numeral.right);
  },
};

export const DecreasesQuantity: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' }),
    );
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByText('1')).toBeVisible();
  },
};

export const ChangesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Increase quantity of Arc Desk Lamp' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
