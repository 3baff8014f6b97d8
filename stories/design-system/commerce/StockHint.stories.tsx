import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StockHint } from '../../../src/design-system/commerce/StockHint.tsx';
import { quantityControl, stockControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'Below a quantity that a shopper changes, rendered also without a hint: it is a live region.',
      whenNot: 'To forbid an order: it informs only. For the stock in a list: use StockBadge.',
      screenReader: 'A polite live region: the hint is announced when it appears.',
    },
  },
  component: StockHint,
  args: { quantity: 7, stock: 6 },
  argTypes: { quantity: quantityControl, stock: stockControl },
});

function findHint(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[aria-live=polite]');
}

export const Default = meta.story();

Default.test('says how many are in stock', async ({ canvas, canvasElement }) => {
  await expect(findHint(canvasElement)).toHaveTextContent(/^Only 6 in stock$/);
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
});

export const OutOfStock = meta.story({
  args: { stock: 0 },
  play: async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toHaveTextContent(/^None in stock right now$/);
  },
});

/** Rendered all the same: screen readers announce only changes of an existing live region. */
Default.test(
  'is empty if the stock suffices',
  { args: { quantity: 6 } },
  async ({ canvasElement }) => {
    await expect(findHint(canvasElement)).toBeEmptyDOMElement();
  },
);
