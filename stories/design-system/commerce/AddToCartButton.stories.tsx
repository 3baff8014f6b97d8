import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  AddToCartButton,
  type AddToCartButtonProps,
} from '../../../src/design-system/commerce/AddToCartButton.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

/** Stores `isInCart` as state, like the cart. */
function StatefulButton({ isInCart: initialIsInCart, onAdd, ...rest }: AddToCartButtonProps) {
  const [isInCart, setIsInCart] = useState(initialIsInCart);
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
  render: (args) => <StatefulButton key={String(args.isInCart)} {...args} />,
  decorators: [withMaxWidth('20rem')],
} satisfies Meta<typeof AddToCartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const TextVariant: Story = { args: { variant: 'text' } };

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

export const OutOfStockTextVariant: Story = { ...OutOfStock, args: { stock: 0, variant: 'text' } };

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

export const InCartTextVariant: Story = { ...InCart, args: { isInCart: true, variant: 'text' } };

/** The last unit is in the cart: `isInCart` takes precedence over the stock. */
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

/** Releasing the pointer outside the button cancels the press. */
export const CancelsWhenReleasedOutside: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Add to Cart' }) },
      { keys: '[/MouseLeft]', target: canvasElement },
    ]);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The accessible name is the visible text followed by the product's name. */
export const WithProductName: Story = {
  args: { variant: 'text', productName: 'Bud Vase' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart Bud Vase' });
    await expect(button).toHaveTextContent(/^Add to Cart$/);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Added to Cart Bud Vase');
  },
};

export const AddsToCartTextVariant: Story = { ...AddsToCart, args: { variant: 'text' } };

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

/** The pre-hydration script sets both attributes; CSS shows the optimistic text. */
export const AddedBeforeHydration: Story = {
  render: (args) => (
    <AddToCartButton {...args} data-optimistic="Added to Cart" aria-label="Added to Cart" />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByText('Add to Cart')).not.toBeVisible();
    await expect(getComputedStyle(button, '::after').content).toBe('"Added to Cart"');
  },
};

export const AddedBeforeHydrationTextVariant: Story = {
  ...AddedBeforeHydration,
  args: { variant: 'text' },
};
