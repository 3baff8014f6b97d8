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

/** Renders nothing for ten or more units. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stock/i)).not.toBeInTheDocument();
  },
};

export const LowStock: Story = {
  args: { stock: 3 },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Low stock').getBoundingClientRect();
    const image = canvas.getByRole('img').getBoundingClientRect();
    await expect([badge.left, badge.top]).toEqual([image.left, image.top]);
  },
};

/** At the bottom of a narrow card: at the top it would cover the product, e.g. flowers in a vase. */
export const OutOfStockPhone: Story = {
  args: { stock: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Out of Stock').getBoundingClientRect();
    const image = canvas.getByRole('img').getBoundingClientRect();
    await expect([badge.left, badge.bottom]).toEqual([image.left, image.bottom]);
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.queryByText('Low stock')).not.toBeInTheDocument();
  },
};

export const LastUnit: Story = {
  args: { stock: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toBeVisible();
  },
};

export const NineUnits: Story = {
  args: { stock: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toBeVisible();
  },
};

export const TenUnits: Story = {
  args: { stock: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stock/i)).not.toBeInTheDocument();
  },
};
