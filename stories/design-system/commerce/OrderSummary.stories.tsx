import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { OrderSummary } from '../../../src/design-system/commerce/OrderSummary.tsx';
import { SummaryLines } from '../../../src/design-system/commerce/SummaryLines.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { calculateOrderTotals } from '../../../src/domain/order-totals.ts';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, makeCartLine, vasePhotograph } from '../../fixtures/products.ts';

const lampLine = { line: makeCartLine(), image: lampPhotograph };
const vaseLine = {
  line: makeCartLine({ id: '7', name: 'Bud Vase', price: 42 }),
  image: vasePhotograph,
};

const callToAction = (
  <Button isFullWidth className="mt-7">
    Proceed to Checkout
  </Button>
);

const meta = preview.meta({
  component: OrderSummary,
  parameters: {
    usage: {
      when: 'Beside the lines of an order, with the action that follows. Sticky on phones if the list is long.',
      whenNot: 'For the lines themselves: use SummaryLines or CartLine.',
      screenReader:
        'A region, named by its heading, with description lists: each term is followed by its amount.',
    },
  },
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
      'Proceed to Checkout': callToAction,
    }),
  },
  decorators: [withMaxWidth('22rem')],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const read = (role: string) => canvas.getAllByRole(role).map((item) => item.textContent);
    await expect(read('term')).toEqual(['Subtotal', 'Shipping', 'Tax', 'Total']);
    await expect(read('definition')).toEqual(['$149.00', 'Free', '$10.43', '$159.43']);
  },
});

/** Subtotal one cent below free shipping. */
export const PaidShipping = meta.story({
  args: { totals: calculateOrderTotals([makeCartLine({ price: 49.99 })]) },
});

export const Empty = meta.story({ args: { totals: calculateOrderTotals([]) } });

export const WithLines = meta.story({
  args: { lines: <SummaryLines lines={[lampLine]} /> },
  parameters: longTexts,
});

/** On a narrow screen, with cart lines that exceed the screen height. */
export const StickyActionsPhone = meta.story({
  args: {
    isSticky: true,
    children: callToAction,
  },
  decorators: [
    (Story) => (
      <div className="wrap flex flex-col pt-6">
        <div className="mb-14 grid gap-6">
          {Array.from({ length: 10 }, (_, index) => (
            <p key={index} className="border-b border-line pb-6">
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
});

export const LargeTotal = meta.story({
  args: { totals: calculateOrderTotals([makeCartLine({ price: 199.99, quantity: 99_999 })]) },
  globals: { viewport: { value: 'narrow' } },
});
