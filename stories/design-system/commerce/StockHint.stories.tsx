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

function findHint(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[aria-live=polite]');
}

/** Rendered empty: screen readers announce only changes of an existing live region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const QuantityOverStock: Story = {
  args: { quantity: 7 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^Only 6 in stock$/);
  },
};

export const QuantityEqualsStock: Story = {
  args: { quantity: 6 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^None in stock right now$/);
  },
};

export const UnknownStock: Story = {
  args: { quantity: 500, stock: undefined },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
  },
};

export const ThreeDigitStock: Story = {
  args: { quantity: 999, stock: 240 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^Only 240 in stock$/);
  },
};
