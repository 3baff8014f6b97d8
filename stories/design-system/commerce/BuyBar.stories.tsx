import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { BuyBar } from '../../../src/design-system/commerce/BuyBar.tsx';
import { productControl } from '../../fixtures/controls.ts';
import { withContainingBlock } from '../../fixtures/decorators.tsx';
import { makeProduct } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';

const meta = preview.meta({
  component: BuyBar,
  args: {
    product: makeProduct(),
    isInCart: false,
    isShown: true,
    cartHref: '/cart',
    onAdd: fn(),
  },
  argTypes: { product: productControl },
  // Fixed to the bottom of a phone's screen.
  parameters: {
    usage: {
      when: [
        'On the product page, while its own Add to Cart is off-screen. The bar is as wide as the screen.',
        'From tablets on and on screens lower than 544 px, e.g. phones in landscape, CSS hides it.',
        'Pass the same `product`, `isInCart` and `onAdd` as to the page’s own button.',
      ],
      whenNot: [
        'For a product that is out of stock: do not render it.',
        'Never unmount it to hide it: set `isShown` to false, and the bar stays visible while it contains the focus.',
        'For a choice of quantity: a press adds the quantity chosen on the page.',
      ],
      anatomy: [
        'Add to Cart with the price of one unit. See AddToCartButton.',
        'If the product is in the cart: View Cart and Added to Cart.',
      ],
      screenReader: [
        'Role: group, named Buy Arc Desk Lamp.',
        'Content: the button, after View Cart if there is one. Its name: Add to Cart $149.00 Arc Desk Lamp.',
        'Hidden: not in the accessibility tree.',
      ],
    },
    docs: { story: { inline: false, height: '480px' } },
  },
  globals: { viewport: { value: 'phone' } },
  render: stateful(BuyBar, { onAdd: () => ({ isInCart: true }) }),
});

/** At the bottom of a box of a phone's width, at any width of the window. */
export const InABox = meta.story({
  parameters: { ...noScreenshot, docs: { story: { inline: true } } },
  decorators: [
    withContainingBlock('7rem'),
    (Story) => (
      <div className="max-w-97.5 [&_[data-buy-bar]]:flex!">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

Default.test('spans the bottom of the window', async ({ canvas }) => {
  const bar = canvas.getByRole('group', { name: 'Buy Arc Desk Lamp' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveTextContent(/^Add to Cart \$149.00$/);
  const { left, right, bottom } = bar.getBoundingClientRect();
  await expect({ left, right, bottom }).toEqual({
    left: 0,
    right: window.innerWidth,
    bottom: window.innerHeight,
  });
});

export const AddedToCart = meta.story({
  args: { isInCart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    await expect(canvas.getByRole('group')).toHaveTextContent(/^View Cart *Added to Cart$/);
  },
});

/** From tablets on, Add to Cart is beside the photograph. */
Default.test(
  'is hidden from tablets on',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Add to Cart')).not.toBeVisible();
  },
);

/** Scrolling must not hide the focused button. */
Default.test(
  'adds to cart, and hides after the focus has left',
  { render: stateful(BuyBar, { onAdd: () => ({ isInCart: true, isShown: false }) }) },
  async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart $149.00 Arc Desk Lamp' });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('group', { name: 'Buy Arc Desk Lamp' })).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Added to Cart Arc Desk Lamp');
    await userEvent.tab();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
);
