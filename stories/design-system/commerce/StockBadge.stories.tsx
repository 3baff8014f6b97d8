import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockBadge } from '../../../src/design-system/commerce/StockBadge.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph } from '../../fixtures/products.ts';

const meta = {
  title: 'Components/Commerce/StockBadge',
  component: StockBadge,
  args: { stock: 24 },
  decorators: [
    (Story) => (
      <div className="relative">
        <ResponsiveImage photograph={lampPhotograph} sizes="320px" />
        <Story />
      </div>
    ),
    withMaxWidth('20rem'),
  ],
} satisfies Meta<typeof StockBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enough on hand says nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stock/i)).not.toBeInTheDocument();
  },
};

export const LowStock: Story = {
  args: { stock: 3 },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Low stock').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect([badge.left, badge.top]).toEqual([picture.left, picture.top]);
  },
};

/** A narrow card's badge would hide what reaches up to the top, e.g. the flower heads of a vase. */
export const OutOfStockOnAPhone: Story = {
  args: { stock: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Out of Stock').getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect([badge.left, badge.bottom]).toEqual([picture.left, picture.bottom]);
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.queryByText('Low stock')).not.toBeInTheDocument();
  },
};

export const LastPiece: Story = {
  args: { stock: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toBeVisible();
  },
};

export const NinePieces: Story = {
  args: { stock: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toBeVisible();
  },
};

export const TenPieces: Story = {
  args: { stock: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stock/i)).not.toBeInTheDocument();
  },
};
