import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockHint } from '../../../src/design-system/commerce/StockHint.tsx';

const meta = {
  title: 'Components/Commerce/StockHint',
  component: StockHint,
  args: { quantity: 2, stock: 6 },
} satisfies Meta<typeof StockHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty while there is enough, so that a screen reader hears the first word in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const QuantityOverStock: Story = {
  args: { quantity: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Only 6 in stock$/);
  },
};

export const AllOfTheStock: Story = {
  args: { quantity: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^None in stock right now$/);
  },
};

export const UnknownStock: Story = {
  args: { quantity: 500, stock: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ThreeDigitStock: Story = {
  args: { quantity: 999, stock: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Only 240 in stock$/);
  },
};
