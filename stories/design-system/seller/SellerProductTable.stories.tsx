import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SellerProductTable } from '../../../src/design-system/seller/SellerProductTable.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withNoopLink } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { makeSellerProduct, sellerProducts } from '../../fixtures/seller-products.ts';
import { stateful } from '../../fixtures/stateful.tsx';

const meta = preview.meta({
  component: SellerProductTable,
  args: {
    products: sellerProducts,
    getEditHref: fn((id: string) => `/seller/edit-product/${id}`),
    onDelete: fn(),
  },
  argTypes: {
    products: selectControl({
      'Five products': sellerProducts,
      'One product': sellerProducts.slice(0, 1),
      'Long name': [makeSellerProduct({ name: LONG_NAME })],
      'No image': [makeSellerProduct({ image: '' })],
    }),
  },
  parameters: {
    usage: {
      when: [
        'On My Products. On narrow screens each row wraps next to its image.',
        'Delete without confirmation in `onDelete`, and update `products`.',
        'After a deletion, move the focus to a remaining element.',
      ],
      whenNot: [
        'Without products: show an EmptyState.',
        'With more columns: they do not fit on a phone.',
        'With a link on the whole row.',
      ],
      screenReader: [
        'Role: table, named My products, at any width.',
        'On narrow screens the column headers are visually hidden, and still read.',
        'The stock is a number, read with the header of its column.',
        'Edit is a link, Delete a button. Both include the product’s name: Edit Stoneware Bud Vase.',
        'The table does not announce a deletion.',
      ],
    },
    docs: { story: { inline: false, width: '58rem', height: 'auto' } },
  },
  render: stateful(SellerProductTable, {
    onDelete: (id, { products }) => ({
      products: products.filter((product) => product.id !== id),
    }),
  }),
  decorators: [withNoopLink],
});

export const Default = meta.story({ parameters: longTexts });

Default.test('shows a row for each product', async ({ args, canvas }) => {
  const table = canvas.getByRole('table', { name: 'My products' });
  const headers = within(table).getAllByRole('columnheader');
  await expect(headers.map((header) => header.textContent)).toEqual([
    'Product',
    'Price',
    'Stock',
    'Status',
    'Actions',
  ]);
  await expect(cellsOf(canvas.getByRole('row', { name: /Stoneware Bud Vase/ }))).toEqual([
    'Stoneware Bud Vase',
    '$38.50',
    'Stock 140',
    'In Stock',
    'Edit Stoneware Bud VaseDelete Stoneware Bud Vase',
  ]);
  await expect(args.getEditHref).toHaveBeenCalledWith('p2');
});

Default.test('the dot is filled in stock, a ring out of stock', async ({ canvas }) => {
  const [inStock, outOfStock] = [/Stoneware Bud Vase/, /Brass Pen Rest/].map((name) =>
    getComputedStyle(
      within(canvas.getByRole('row', { name })).getByText(/^(?:In|Out of) Stock$/),
      '::before',
    ),
  );
  // A border that fills the dot is printed, too.
  await expect(inStock?.borderTopWidth).toBe('3px');
  await expect(outOfStock?.borderTopWidth).toBe('1px');
});

export const ThreeDigitStock = meta.story({
  args: { products: [makeSellerProduct({ stock: 999, price: 1999.9 })] },
  globals: { viewport: { value: 'narrow' } },
});

/** The first image fails to load, the second product has none. Neither shifts the layout. */
export const ImageFailedOrMissing = meta.story({
  args: {
    products: [
      makeSellerProduct({ image: '/photographs/not-found-800.webp' }),
      makeSellerProduct({ id: 'p2', name: 'Stoneware Bud Vase', image: '' }),
    ],
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Brass Pen Rest' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const LongName = meta.story({
  args: {
    products: [
      makeSellerProduct({ name: LONG_NAME, price: 1180.5, stock: 140 }),
      makeSellerProduct({ id: 'p2', name: LONG_NAME.replaceAll(' ', ''), stock: 0 }),
    ],
  },
});

export const LongNameNarrowPhone = LongName.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const ManyProducts = meta.story({
  parameters: { docs: { story: { height: '600px' } } },
  args: {
    products: Array.from({ length: 40 }, (_, index) =>
      makeSellerProduct({ id: `p${index}`, name: `Walnut Desk Tray ${index + 1}`, stock: index }),
    ),
  },
});

Default.test('deletes a product', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Brass Pen Rest' }));
  await expect(args.onDelete).toHaveBeenCalledTimes(1);
  await expect(args.onDelete).toHaveBeenCalledWith('p3');
});

function cellsOf(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
