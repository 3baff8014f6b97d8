import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { AddToCartButton } from '../../../src/design-system/commerce/AddToCartButton.tsx';
import { productControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { makeProduct } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: AddToCartButton,
  parameters: {
    usage: {
      when: [
        'To add a product to the cart: `solid` on the product page, `text` on a product card.',
        'Pass `product` and `isInCart`; the text, the style and the disabled state are derived from them.',
        'A press before hydration adds the product too, and CSS shows the new text.',
        'Reference the stock badge with `aria-describedby`.',
      ],
      whenNot: [
        'For a second unit: once added, a press changes nothing. The cart changes the quantity.',
        'Never hide it when the product is out of stock: it is disabled, and a badge says why.',
      ],
      screenReader: [
        'Role: button. The name is its text, followed with `showsPrice` by the price and with `hasProductName` by the product’s: Add to Cart Bud Vase.',
        'Out of stock: announced as unavailable.',
        'The button does not lose the focus and does not announce the addition; the page does, with a toast.',
        'A press once the product is in the cart announces Already in the cart.',
      ],
    },
  },
  args: { product: makeProduct(), isInCart: false, onAdd: fn() },
  argTypes: { product: productControl },
  render: stateful(AddToCartButton, { onAdd: () => ({ isInCart: true }) }),
  decorators: [withMaxWidth('20rem')],
});

export const Default = meta.story();

const states = compareStates({
  'In cart': { isInCart: true },
  'Out of stock': { product: makeProduct({ stock: 0 }) },
});

export const States = meta.story({ decorators: states });

export const TextStates = meta.story({ args: { variant: 'text' }, decorators: states });

Default.test(
  'is disabled when out of stock',
  { args: { product: makeProduct({ stock: 0 }) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  },
);

/** The last unit is in the cart: `isInCart` takes precedence over the stock. */
Default.test(
  'does not call onAdd once in the cart',
  { args: { isInCart: true, product: makeProduct({ stock: 0 }) } },
  async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Added to Cart' });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Added to Cart');
  },
);

Default.test('calls onAdd with the product', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Add to Cart' });
  await userEvent.click(button);
  await expect(args.onAdd).toHaveBeenCalledWith(args.product);
  await expect(button).toHaveAccessibleName('Added to Cart');
  await expect(button).toHaveFocus();
});

/** A script before hydration sets both attributes; CSS shows the optimistic text. */
Default.test(
  'shows the optimistic text before hydration',
  {
    render: (args) => (
      <AddToCartButton {...args} data-optimistic="Added to Cart" aria-label="Added to Cart" />
    ),
  },
  async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByText('Add to Cart')).not.toBeVisible();
    await expect(getComputedStyle(button, '::after').content).toBe('"Added to Cart"');
  },
);
