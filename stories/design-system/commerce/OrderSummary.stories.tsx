import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderSummary } from '../../../src/design-system/commerce/OrderSummary.tsx';
import { SummaryLines } from '../../../src/design-system/commerce/SummaryLines.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { calculateOrderTotals } from '../../../src/domain/order-totals.ts';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, makeCartLine, vasePhotograph } from '../../fixtures/products.ts';

const placeOrder = fn();

const lampLine = { line: makeCartLine(), image: lampPhotograph };
const vaseLine = {
  line: makeCartLine({ id: '7', name: 'Bud Vase', price: 38.5 }),
  image: vasePhotograph,
};

const meta = preview.meta({
  title: 'Components/Commerce/OrderSummary',
  component: OrderSummary,
  args: { totals: calculateOrderTotals([makeCartLine()]) },
  argTypes: {
    totals: selectControl({
      'Free shipping': calculateOrderTotals([makeCartLine()]),
      'Paid shipping': calculateOrderTotals([makeCartLine({ price: 38.5 })]),
      'Empty cart': calculateOrderTotals([]),
      'Large total': calculateOrderTotals([makeCartLine({ price: 199.99, quantity: 99_999 })]),
    }),
    lines: selectControl({
      None: undefined,
      'One line': <SummaryLines lines={[lampLine]} />,
      'Two lines': <SummaryLines lines={[lampLine, vaseLine]} />,
    }),
    children: selectControl({
      None: undefined,
      'Proceed to Checkout': (
        <Button isFullWidth className="mt-7">
          Proceed to Checkout
        </Button>
      ),
    }),
  },
  decorators: [withMaxWidth('22rem')],
});

/** The displayed subtotal, shipping, tax and total. */
function readAmounts(canvasElement: HTMLElement): string[] {
  const canvas = within(canvasElement);
  return canvas.getAllByRole('definition').map(({ textContent }) => textContent);
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Subtotal', 'Shipping', 'Tax', 'Total']);
    await expect(readAmounts(canvasElement)).toEqual(['$149.00', 'Free', '$10.43', '$159.43']);
  },
});

/** Subtotal of exactly $50.00. */
export const FreeShipping = meta.story({
  args: { totals: calculateOrderTotals([makeCartLine({ price: 50 })]) },
  play: async ({ canvasElement }) => {
    await expect(readAmounts(canvasElement)).toEqual(['$50.00', 'Free', '$3.50', '$53.50']);
  },
});

/** Subtotal one cent below free shipping. */
export const PaidShipping = meta.story({
  args: { totals: calculateOrderTotals([makeCartLine({ price: 49.99 })]) },
  play: async ({ canvasElement }) => {
    await expect(readAmounts(canvasElement)).toEqual(['$49.99', '$5.99', '$3.50', '$59.48']);
  },
});

export const Empty = meta.story({
  args: { totals: calculateOrderTotals([]) },
  play: async ({ canvasElement }) => {
    await expect(readAmounts(canvasElement)).toEqual(['$0.00', 'Free', '$0.00', '$0.00']);
  },
});

export const WithLines = meta.story({
  args: {
    lines: <SummaryLines lines={[lampLine]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Arc Desk Lamp');
  },
});

export const WithCallToAction = meta.story({
  args: {
    children: (
      <Button isFullWidth onClick={placeOrder} className="mt-7">
        Proceed to Checkout
      </Button>
    ),
  },
  beforeEach: () => {
    placeOrder.mockClear();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Proceed to Checkout' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(placeOrder).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Total').getBoundingClientRect().bottom,
    );
  },
});

/** On a scrolled narrow screen, with cart lines that exceed the screen height. */
export const StickyActionsPhone = meta.story({
  args: {
    isSticky: true,
    children: (
      <Button isFullWidth className="mt-6">
        Proceed to Checkout
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div data-compact className="flex flex-col">
        <div className="mb-14 grid gap-6">
          {Array.from({ length: 10 }, (_, index) => (
            <p key={index} className="pb-6 rule-hair">
              Line {index + 1}
              <br />
              of the cart
            </p>
          ))}
        </div>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Proceed to Checkout' });
    const isInViewport = () => button.getBoundingClientRect().bottom <= window.innerHeight;
    await expect(isInViewport()).toBe(true);
    await expect(canvas.getByText('Subtotal').getBoundingClientRect().top).toBeGreaterThan(
      window.innerHeight,
    );
  },
});

export const LargeTotal = meta.story({
  args: { totals: calculateOrderTotals([makeCartLine({ price: 199.99, quantity: 99_999 })]) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(readAmounts(canvasElement)[0]).toBe('$19998800.01');
  },
});
