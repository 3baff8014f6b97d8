import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  AddToCartButton,
  type AddToCartButtonProps,
} from '../../../src/design-system/commerce/AddToCartButton.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

/** Remembers that it was added, as the cart does. */
function HeldButton({ isInCart: first, onAdd, ...rest }: AddToCartButtonProps) {
  const [isInCart, setIsInCart] = useState(first);
  return (
    <AddToCartButton
      {...rest}
      isInCart={isInCart}
      onAdd={() => {
        onAdd();
        setIsInCart(true);
      }}
    />
  );
}

const meta = {
  title: 'Components/Commerce/AddToCartButton',
  component: AddToCartButton,
  args: { stock: 24, isInCart: false, onAdd: fn() },
  render: (args) => <HeldButton key={String(args.isInCart)} {...args} />,
  decorators: [withMaxWidth('20rem')],
} satisfies Meta<typeof AddToCartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const AsText: Story = { args: { variant: 'text' } };

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Add to Cart');
  },
};

export const OutOfStockAsText: Story = { ...OutOfStock, args: { stock: 0, variant: 'text' } };

export const InCart: Story = {
  args: { isInCart: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Added to Cart' });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Added to Cart');
  },
};

export const InCartAsText: Story = { ...InCart, args: { isInCart: true, variant: 'text' } };

/** The last piece is in the cart: it is there, and so the button says so. */
export const InCartAndOutOfStock: Story = { ...InCart, args: { isInCart: true, stock: 0 } };

export const AddsToCart: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleName('Added to Cart');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** A press that is let go elsewhere is taken back. */
export const KeepsAPressThatSlipsOff: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Add to Cart' }) },
      { keys: '[/MouseLeft]', target: canvasElement },
    ]);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Among several of its kind: the product ends the name, which begins with the text shown. */
export const NamesTheProduct: Story = {
  args: { variant: 'text', productName: 'Bud Vase' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart Bud Vase' });
    await expect(button).toHaveTextContent(/^Add to Cart$/);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Added to Cart Bud Vase');
  },
};

export const AddsToCartAsText: Story = { ...AddsToCart, args: { variant: 'text' } };

export const AddsToCartByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAccessibleName('Added to Cart');
    await expect(button).toHaveFocus();
  },
};

/** In a built page, after a press that came before the shop's script. */
export const PressedEarly: Story = {
  render: (args) => (
    <AddToCartButton {...args} data-optimistic="Added to Cart" aria-label="Added to Cart" />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByText('Add to Cart')).not.toBeVisible();
    await expect(getComputedStyle(button, '::after').content).toBe('"Added to Cart"');
  },
};

export const PressedEarlyAsText: Story = { ...PressedEarly, args: { variant: 'text' } };
