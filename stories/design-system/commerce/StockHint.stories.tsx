import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { StockHint } from '../../../src/design-system/commerce/StockHint.tsx';
import { quantityControl, stockControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Commerce/StockHint',
  component: StockHint,
  args: { quantity: 2, stock: 6 },
  argTypes: { quantity: quantityControl, stock: stockControl },
});

function findHint(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[aria-live=polite]');
}

/** Rendered empty: screen readers announce only changes of an existing live region. */
export const Default = meta.story({
  parameters: noScreenshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const QuantityOverStock = meta.story({
  args: { quantity: 7 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^Only 6 in stock$/);
  },
});

Default.test(
  'renders nothing for a quantity equal to the stock',
  { args: { quantity: 6 } },
  async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
  },
);

export const OutOfStock = meta.story({
  args: { stock: 0 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^None in stock right now$/);
  },
});

export const UnknownStock = meta.story({
  args: { quantity: 500, stock: undefined },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
  },
});

export const ThreeDigitStock = meta.story({
  args: { quantity: 999, stock: 240 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^Only 240 in stock$/);
  },
});
