import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { CartLine } from '../../../src/design-system/commerce/CartLine.tsx';
import { cartImageControl, selectControl, stockControl } from '../../fixtures/controls.ts';
import { withNoopLink } from '../../fixtures/decorators.tsx';
import { lampPhotograph, LONG_NAME, makeCartLine } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';

const meta = preview.meta({
  component: CartLine,
  args: {
    line: makeCartLine(),
    image: lampPhotograph,
    href: '/product/1',
    stock: 24,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  argTypes: {
    line: selectControl({
      'One lamp': makeCartLine(),
      'Three vases': makeCartLine({ id: '7', name: 'Bud Vase', price: 42, quantity: 3 }),
      '120 lamps': makeCartLine({ quantity: 120 }),
      'Long name': makeCartLine({ name: LONG_NAME }),
    }),
    image: cartImageControl,
    href: selectControl({ 'Product page': '/product/1', None: undefined }),
    stock: stockControl,
  },
  parameters: {
    usage: {
      when: 'In the list of the cart page, one for each product.',
      whenNot: [
        'In the checkout: use SummaryLines, which shows the same lines in compact form.',
        'With a confirmation before a line is removed: a toast offers Undo.',
      ],
      anatomy: [
        'Image, 4:5. See ProductThumbnail.',
        'Name: the link to the product. A long word wraps.',
        'Unit price, below the name.',
        'Quantity. See QuantityStepper. A hint below it says if the quantity exceeds the stock.',
        'Remove, at the bottom of the image. On phones, on the last row with the total.',
        'Line total, at the right.',
      ],
      screenReader: [
        'Role: list item, named by the product.',
        'Reading order: the name as a link, Price $149.00, the quantity, the hint, Remove, Total $149.00.',
        'Quantity: a group named Quantity of Arc Desk Lamp.',
        'A quantity changed by button or arrow key is announced, and so is the stock hint.',
        'Remove and the stepper’s buttons include the product’s name: Remove Arc Desk Lamp.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, width: '42rem', height: 'auto' } },
  },
  render: stateful(CartLine, {
    onQuantityChange: (_id, quantity, { line }) => ({ line: { ...line, quantity } }),
  }),
  decorators: [
    (Story) => (
      <ul className="wrap">
        <Story />
      </ul>
    ),
    withNoopLink,
  ],
});

function middleOf({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}

export const Default = meta.story({ parameters: longTexts });

export const MultipleUnits = meta.story({
  args: { line: makeCartLine({ price: 49.99, quantity: 3 }) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem', { name: 'Arc Desk Lamp' });
    await expect(line).toHaveTextContent('Price $49.99');
    await expect(line).toHaveTextContent('Total $149.97');
  },
});

export const QuantityOverStock = meta.story({
  args: { line: makeCartLine({ quantity: 7 }), stock: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 6 in stock')).toBeVisible();
    // The hint has not moved the stepper.
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    const stepper = canvas.getByRole('group', { name: /^Quantity/ }).getBoundingClientRect();
    await expect(Math.abs(middleOf(line) - middleOf(stepper))).toBeLessThan(1);
  },
});

export const OutOfStock = meta.story({ args: { stock: 0 } });

/** A product that is not in the catalogue has no product page and no known stock. */
export const UnknownProduct = meta.story({
  args: {
    line: makeCartLine({ quantity: 500 }),
    image: '/photographs/arc-desk-lamp-whole-800.webp',
    href: undefined,
    stock: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Arc Desk Lamp' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/in stock/)).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({
  args: { line: makeCartLine({ name: LONG_NAME }) },
  globals: { viewport: { value: 'narrow' } },
});

export const ThreeDigitQuantity = meta.story({
  args: { line: makeCartLine({ quantity: 120 }), stock: 240 },
  globals: { viewport: { value: 'narrow' } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The hint is below the stepper, Remove and the total are on one line below the hint. */
export const QuantityOverStockNarrowPhone = meta.story({
  args: { line: makeCartLine({ quantity: 7 }), stock: 6 },
  globals: { viewport: { value: 'narrow' } },
});

Default.test('calls onQuantityChange with 0 below one unit', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Decrease quantity/ }));
  await expect(args.onQuantityChange).toHaveBeenCalledWith('1', 0);
  await expect(args.onRemove).not.toHaveBeenCalled();
});

Default.test('calls onRemove', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Arc Desk Lamp' }));
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
  await expect(args.onRemove).toHaveBeenCalledWith('1');
  await expect(args.onQuantityChange).not.toHaveBeenCalled();
});
