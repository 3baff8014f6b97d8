import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { handlePressAndHold } from '../../../src/design-system/forms/press-and-hold.ts';
import {
  QuantityStepper,
  type QuantityStepperProps,
} from '../../../src/design-system/forms/QuantityStepper.tsx';
import { ringOf, sidewaysOverflow } from '../../fixtures/measure.ts';
import { holdDown, waitForRepeats } from '../../fixtures/pointer.ts';

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
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('readonly');
    await userEvent.type(input, '5{Enter}');
    await expect(input).toHaveValue('2');
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
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
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
    await expect(canvas.getByRole('textbox', { name: 'Quantity of Arc Desk Lamp' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Increase quantity of Arc Desk Lamp' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** A click selects the quantity, so typing replaces it. */
export const AppliesTypedQuantityOnEnter: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity of Arc Desk Lamp' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12');
    await expect(input).toHaveValue('12');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith(12);
    await expect(canvas.getByText('12')).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
  },
};

export const AppliesTypedQuantityOnBlur: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(7);
    await expect(input).toHaveValue('7');
  },
};

/** The press on plus blurs the input, which applies the typed quantity first. */
export const IncreasesTypedQuantity: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(2);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(8);
    await expect(input).toHaveValue('8');
  },
};

/** Text, decimals, spaces, an empty input and numbers below the minimum. */
export const RevertsInvalidText: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    for (const text of ['x', '1.5', '-3', '0', ' ', '']) {
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('2');
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await userEvent.tab();
      await expect(input).toHaveValue('2');
    }
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

export const RevertsOnEscape: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '7{Escape}');
    await expect(input).toHaveValue('2');
    await userEvent.tab();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

/** A held button repeats until it is released. The click of the release is not a further step. */
export const RepeatsWhileHeld: Story = {
  beforeEach: installPressAndHold,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const plus = canvas.getByRole('button', { name: /^Increase/ });
    let held = '';
    plus.addEventListener('pointerup', () => {
      held = input.value;
    });
    const hold = await holdDown(plus);
    await waitFor(() => expect(Number(input.value)).toBeGreaterThanOrEqual(5));
    await hold.release();
    await waitForRepeats();
    await expect(input).toHaveValue(held);
    const steps = Number(held) - 2;
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(steps);
    await userEvent.click(plus);
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(steps + 1);
  },
};

export const StopsRepeatingOffTheButton: Story = {
  beforeEach: installPressAndHold,
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const hold = await holdDown(canvas.getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(Number(input.value)).toBeGreaterThanOrEqual(4));
    hold.leave();
    const held = input.value;
    await waitForRepeats();
    await expect(input).toHaveValue(held);
    await hold.release();
  },
};

/** As in a cart line: only a separate press decreases 1 to 0, which removes the line. */
export const StopsRepeatingAtOne: Story = {
  args: { quantity: 4, min: 0 },
  beforeEach: installPressAndHold,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    const minus = canvas.getByRole('button', { name: /^Decrease/ });
    const hold = await holdDown(minus);
    await waitFor(() => expect(input).toHaveValue('1'));
    await waitForRepeats();
    await hold.release();
    await expect(input).toHaveValue('1');
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(3);
    await userEvent.click(minus);
    await expect(input).toHaveValue('0');
  },
};

let isInstalled = false;

/** Installs the document's event listeners once, as the app does. */
function installPressAndHold(): void {
  if (isInstalled) return;
  isInstalled = true;
  handlePressAndHold();
}
