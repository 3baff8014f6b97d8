import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProductCard } from '../../../src/design-system/commerce/ProductCard.tsx';
import { productControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import {
  lampDetailPhotograph,
  lampPhotograph,
  LONG_NAME,
  makeProduct,
  missingPhotograph,
} from '../../fixtures/products.ts';

const meta = preview.meta({
  component: ProductCard,
  parameters: {
    usage: {
      when: 'In lists of products. ProductGrid lays out several cards; the home page has its own layout for the featured collection.',
      whenNot: [
        'For a product in the cart: use CartLine, which shows the quantity.',
        'With a border, a background or more links: the name is the only link, and its hit area covers the card.',
      ],
      anatomy: [
        'Photograph, 4:5, with the stock if it is low or none (see StockBadge). One that fails to load leaves its text alternative on a placeholder.',
        'Name: the link to the product, and the heading of the card.',
        'Price and category.',
        'Add to Cart, or Added to Cart once the product is in the cart.',
      ],
      screenReader: [
        'Role: article, named by the product.',
        'The link is described by the price and, if it is low or none, the stock: Linen Desk Mat, $64.00 Low stock.',
        'Reading order: the name as a link in a heading, the price, the stock if it is low or none, the category, the button, the photograph.',
      ],
      content: [
        'Name: up to four words; longer names wrap.',
        'Category: one word with a capital letter.',
      ],
    },
  },
  args: {
    product: makeProduct(),
    href: '/product/1',
    isInCart: false,
    onAdd: fn(),
    sizes: '320px',
  },
  argTypes: {
    product: productControl,
  },
  decorators: [withMaxWidth('20rem')],
});

function textBottom(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom;
}

export const Default = meta.story({ parameters: longTexts });

Default.test('names the link and the photograph', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Arc Desk Lamp' });
  await expect(link).toHaveAttribute('href', '/product/1');
  await expect(link).toHaveAccessibleDescription('$149.00');
  await expect(within(canvas.getByRole('link')).queryByRole('img')).not.toBeInTheDocument();
  await expect(canvas.getByRole('img', { name: lampPhotograph.alt })).toBeVisible();
});

export const LowStock = meta.story({
  args: { product: makeProduct({ stock: 9 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      /^Arc Desk Lamp\$149\.00Low stockLightingAdd to Cart$/,
    );
  },
});

export const OutOfStock = meta.story({
  args: { product: makeProduct({ stock: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('$149.00 Out of Stock');
  },
});

export const InCart = meta.story({
  args: { isInCart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Added to Cart/ })).toBeVisible();
    // On one baseline: both have the same size.
    await expect(textBottom(canvas.getByText('Added to Cart'))).toBe(
      textBottom(canvas.getByText('Lighting')),
    );
  },
});

export const LongName = meta.story({ args: { product: makeProduct({ name: LONG_NAME }) } });

export const ImageFailedToLoad = meta.story({
  args: { product: makeProduct({ photographs: [missingPhotograph, lampDetailPhotograph] }) },
});

Default.test(
  'does not move its texts when the product is added',
  {
    decorators: [
      (Story, { args }) => (
        <div className="grid w-50">
          <Story />
          <Story args={{ ...args, product: makeProduct({ id: '2' }), isInCart: true }} />
        </div>
      ),
    ],
  },
  async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('article');
    await expect(after?.offsetHeight).toBe(before?.offsetHeight);
    const [button] = canvas.getAllByText('Added to Cart');
    await expect(button?.getClientRects()).toHaveLength(1);
  },
);

/** Two cards side by side on a phone: the texts are stacked. */
export const Narrow = meta.story({ decorators: [withMaxWidth('10rem')] });

Default.test(
  'shows the detail instead of the whole product',
  { args: { view: 'detail' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: lampDetailPhotograph.alt })).toBeVisible();
  },
);

/** The hit area of the name's link covers everything but the button. */
Default.test(
  'is a link outside the button',
  { args: { product: makeProduct({ stock: 9 }) } },
  async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Arc Desk Lamp' });
    const button = canvas.getByRole('button');
    for (const [part, target] of [
      [canvas.getByRole('img'), link],
      [canvas.getByText('Low stock'), link],
      [canvas.getByText('$149.00'), link],
      [canvas.getByText('Lighting'), link],
      [button, button],
    ] as const) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      await expect(hit?.closest('a, button')).toBe(target);
    }
  },
);

Default.test('calls onAdd with the product', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart Arc Desk Lamp' }));
  await expect(args.onAdd).toHaveBeenCalledTimes(1);
  await expect(args.onAdd).toHaveBeenCalledWith(args.product);
});
