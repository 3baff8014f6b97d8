import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StockStatusLabel } from '../../../src/design-system/seller/StockStatusLabel.tsx';
import { playground, stockControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  title: 'Components/Seller/StockStatusLabel',
  component: StockStatusLabel,
  args: { stock: 12 },
  argTypes: { stock: stockControl },
});

export const Playground = meta.story({
  parameters: playground,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toBeVisible();
    await expect(canvas.queryByText('Out of Stock')).not.toBeInTheDocument();
  },
});

export const OutOfStock = meta.story({
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.queryByText('In Stock')).not.toBeInTheDocument();
  },
});

Default.test('shows In Stock for the last unit', { args: { stock: 1 } }, async ({ canvas }) => {
  await expect(canvas.getByText('In Stock')).toBeVisible();
});

export const ThreeDigitStock = meta.story({
  args: { stock: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Stock')).toBeVisible();
  },
});

/** The filled dot and the ring differ without colour too. */
export const BothStates = meta.story({
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
});
