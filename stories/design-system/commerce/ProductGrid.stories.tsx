import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProductGrid } from '../../../src/design-system/commerce/ProductGrid.tsx';
import { rangeControl, selectControl } from '../../fixtures/controls.ts';
import { LONG_NAME, makeProducts } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';

const products = makeProducts();

const meta = preview.meta({
  component: ProductGrid,
  args: {
    products,
    getHref: (id: string) => `/product/${id}`,
    cartProductIds: new Set<string>(),
    onAdd: fn(),
  },
  argTypes: {
    products: selectControl({
      'Four products': products,
      'One product': products.slice(0, 1),
      'Low stock': makeProducts({ stock: 3 }),
      'Out of stock': makeProducts({ stock: 0 }),
      'Long names': makeProducts({ name: LONG_NAME }),
    }),
    cartProductIds: selectControl({
      None: new Set<string>(),
      'Two products': new Set(['1', '3']),
    }),
    priorityCount: rangeControl(0, 4),
  },
  parameters: {
    usage: {
      when: 'For lists of products that filters can change.',
      whenNot: 'For a composition of a few products, e.g. on the home page: lay out ProductCard.',
      screenReader:
        'A list with the number of its items; each is an article, named by the product.',
    },
    docs: { story: { inline: false, height: '600px' } },
  },
  render: stateful(ProductGrid, {
    onAdd: ({ id }, { cartProductIds }) => ({
      cartProductIds: new Set([...cartProductIds, id]),
    }),
  }),
});

export const Default = meta.story();

Default.test('has cards of equal width', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
  await expect(names).toEqual(products.map(({ name }) => name));
  const [first, second] = canvas.getAllByRole('listitem');
  await expect(first?.clientWidth).toBe(second?.clientWidth);
});

/** Without a filter, the first card spans two columns. */
export const WideLead = meta.story({ args: { leadView: 'wide' } });

export const InCart = meta.story({ args: { cartProductIds: new Set(['1', '3']) } });

Default.test(
  'loads images with at most two pixels per CSS pixel on phones',
  { args: { products: products.slice(0, 1) } },
  async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image.previousElementSibling?.getAttribute('sizes')).toMatch(
      /^\(resolution > 2dppx\) and \(width < 40rem\) calc\(45vw \* 2 \/ 3\), .* 45vw$/,
    );
  },
);

/** Below the `<h2>` of a section. */
Default.test('uses the given heading level', { args: { headingLevel: 3 } }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(products.length);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});

/** Shows the whole product and its detail. */
export const OneProduct = meta.story({
  args: { products: products.slice(0, 1), leadView: 'both' },
});

export const LongName = meta.story({
  args: { products: makeProducts({ name: LONG_NAME }) },
  globals: { viewport: { value: 'narrow' } },
});

Default.test('calls onAdd with the product', async ({ args, canvas }) => {
  const card = within(canvas.getByRole('article', { name: 'Bud Vase' }));
  await userEvent.click(card.getByRole('button', { name: /^Add to Cart/ }));
  await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
  await expect(card.getByRole('button', { name: 'Added to Cart Bud Vase' })).toHaveFocus();
});
