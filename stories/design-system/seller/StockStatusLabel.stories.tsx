import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockStatusLabel } from '../../../src/design-system/seller/StockStatusLabel.tsx';

const meta = {
  title: 'Components/Seller/StockStatusLabel',
  component: StockStatusLabel,
  args: { stock: 12 },
} satisfies Meta<typeof StockStatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toBeVisible();
    await expect(canvas.queryByText('Out of Stock')).not.toBeInTheDocument();
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument();
  },
};

export const LastUnit: Story = {
  args: { stock: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toBeVisible();
  },
};

export const ThreeDigitStock: Story = {
  args: { stock: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toBeVisible();
  },
};

/** The filled dot and the ring differ without colour too. */
export const BothStates: Story = {
  render: () => (
    <>
      <StockStatusLabel stock={12} /> <StockStatusLabel stock={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const dotOf = (text: string) => getComputedStyle(canvas.getByText(text), '::before');
    await expect(dotOf('In Stock').backgroundColor).toBe(dotOf('In Stock').borderTopColor);
    await expect(dotOf('Out of Stock').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};
