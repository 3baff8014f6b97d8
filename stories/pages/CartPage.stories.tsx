import preview from '../../.storybook/preview.tsx';
import { longTextsModes, mainPageModes } from '../../.storybook/modes.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectLink } from '../fixtures/expect-link.ts';
import { expectToast } from '../fixtures/expect-toast.ts';
import { onPaper } from '../fixtures/on-paper.tsx';
import { findAnnouncer } from '../fixtures/find-announcer.ts';
import { fullCart, oneLineCart, freeShippingCart } from '../fixtures/shop/carts.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';
import { lineOf, pathOf, productOf } from '../fixtures/shop/product-roles.ts';

const meta = preview.meta({
  title: 'Pages/Cart',
  ...shopPage('`/cart`: the lines, their total, and the way to the checkout.'),
  args: { route: '/cart', cart: freeShippingCart },
});

/** The subtotal is over the amount from which shipping is free. */
export const FreeShippingReached = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('region', { name: 'Order Summary' });
    await expect(within(summary).getByText('$262.15')).toBeVisible();
    await expectLink(canvas, productOf('costly').name, pathOf('costly'));
    await expectLink(canvas, 'Continue Shopping', '/products');
  },
});

/** As the browser prints it. */
export const OnPaper = meta.story(onPaper);

/** Nothing was added yet, or everything was removed. */
export const Empty = meta.story({
  name: 'Empty Cart',
  args: { cart: () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(
      canvas.getByText("Looks like you haven't added any products to your cart yet."),
    ).toBeVisible();
    await expectLink(canvas, 'Browse Products', '/products');
  },
});

/** One product is in the cart. */
export const OneLine = meta.story({ args: { cart: oneLineCart } });

/** All products are in the cart. */
export const ManyLines = meta.story({ args: { cart: fullCart } });

/**
 * Texts are 40 % longer. Chromatic's screenshot and [this one](?path=/docs/accessibility-forced-colours--docs) are in
 * forced colours.
 */
export const LongTexts = meta.story({
  name: 'Long Texts at 320 px',
  args: { cart: fullCart },
  globals: { viewport: { value: 'narrow' }, texts: 'long' },
  parameters: { chromatic: { modes: longTextsModes } },
});

/** A quantity is larger than the stock, which does not prevent an order. */
export const QuantityOverStock = meta.story({
  args: { cart: () => [lineOf('lowStock', { quantity: 10 })] },
  play: async ({ canvas }) => {
    const { stock } = productOf('lowStock');
    await expect(await canvas.findByText(`Only ${stock} in stock`)).toBeVisible();
  },
});

/** Shows the stored names and prices, but the catalogue's current photographs where it has the product. */
export const OutdatedStoredCart = meta.story({
  args: {
    cart: () => [
      lineOf('costly', { name: 'Name of last year', price: 99, image: '/gone.webp' }),
      lineOf('cheap', { id: 'old', name: 'No longer sold' }),
      lineOf('cheap', { id: 'foreign', image: 'https://example.com/pixel.png' }),
    ],
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Cart' });
    const [known, old, foreign] = within(list).getAllByRole('listitem');
    await expect(known).toHaveTextContent('$99.00');
    const [photograph] = productOf('costly').photographs;
    await expect(known?.querySelector('img')?.src).toContain(photograph.path);
    await expect(old).toHaveTextContent('No longer sold');
    await expect(old?.querySelector('img')?.src).toContain(productOf('cheap').photographs[0].path);
    await expect(old?.querySelector('a')).toBeNull();
    // An image of another origin would tell it who has the product in the cart.
    await expect(foreign?.querySelector('img')).toBeNull();
  },
});

FreeShippingReached.test('focuses a restored line', async ({ canvas, canvasElement }) => {
  const { name } = productOf('costly');
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
  await expectToast(`Removed ${name} from cart`);
  await expect(canvas.getByRole('listitem', { name: productOf('cheap').name })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByRole('listitem', { name })).toHaveFocus();
  await expect(findAnnouncer(canvasElement)).toHaveTextContent(`Restored ${name} to the cart`);
});

/** To the line, not to its link or button: a second press does nothing. */
FreeShippingReached.test(
  'moves the focus to the next line, then to the heading, after removals',
  async ({ canvas }) => {
    const { name } = productOf('costly');
    (await canvas.findByRole('button', { name: `Remove ${productOf('cheap').name}` })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('listitem', { name })).toHaveFocus();
    canvas.getByRole('button', { name: `Remove ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
  },
);

/** A changed quantity is announced and shows no toast; a removed line shows a toast. */
FreeShippingReached.test(
  'shows a toast for a removal, none for a quantity',
  async ({ canvas, canvasElement }) => {
    const { name } = productOf('cheap');
    const quantity = await canvas.findByRole('group', { name: `Quantity of ${name}` });
    await userEvent.click(within(quantity).getByRole('button', { name: /^Decrease quantity/ }));
    await expect(within(quantity).getByRole('textbox')).toHaveValue('1');
    await expect(findAnnouncer(canvasElement)).toHaveTextContent(/^1$/);
    const summary = canvas.getByRole('region', { name: 'Order Summary' });
    await expect(within(summary).getByText('$197.00')).toBeVisible();
    await userEvent.click(within(quantity).getByRole('button', { name: /^Decrease quantity/ }));
    await expectToast(`Removed ${name} from cart`);
    await expect(canvasElement.ownerDocument.querySelectorAll('[data-toast]')).toHaveLength(1);
    await expect(canvas.queryByRole('listitem', { name })).not.toBeInTheDocument();
  },
);

FreeShippingReached.test('restores a cleared cart', async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear Cart' }));
  await expectToast('Cart cleared');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(
    await canvas.findByRole('listitem', { name: productOf('costly').name }),
  ).toHaveFocus();
  await expect(findAnnouncer(canvasElement)).toHaveTextContent('Restored 2 items to the cart');
});
