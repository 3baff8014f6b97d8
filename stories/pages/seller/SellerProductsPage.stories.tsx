import preview from '../../../.storybook/preview.tsx';
import { MemoryRouter } from 'react-router-dom';
import { mainPageModes } from '../../../.storybook/modes.ts';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { RouterLink } from '../../../src/app/navigation/RouterLink.tsx';
import { LinkContext } from '../../../src/design-system/primitives/Link.tsx';
import type { SellerProduct } from '../../../src/domain/seller-product.ts';
import { ToastRegion } from '../../../src/shared/toasts/notify.tsx';
import { expectLink } from '../../fixtures/expect-link.ts';
import { withAnnouncer } from '../../fixtures/decorators.tsx';
import { expectToast } from '../../fixtures/expect-toast.ts';
import { findAnnouncer } from '../../fixtures/find-announcer.ts';
import { MyProducts } from '../../../src/pages/seller/products/MyProducts.tsx';
import { SellerLayout } from '../../../src/pages/seller/SellerLayout.tsx';
import { sellerProducts } from '../../fixtures/seller-products.ts';
import { shopPage } from '../../fixtures/shop/shop-page.ts';

/** The page with products. No URL shows them, since the shop does not persist created products. */
function FilledPage({ products = sellerProducts }: { products?: readonly SellerProduct[] }) {
  return (
    <MemoryRouter initialEntries={['/seller/products']}>
      <LinkContext value={RouterLink}>
        <main>
          <SellerLayout>
            <h1 className="page-heading">My Products</h1>
            <MyProducts initialProducts={products} />
          </SellerLayout>
        </main>
        <ToastRegion />
      </LinkContext>
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Seller/My Products',
  ...shopPage(
    "`/seller/products`: the list of a seller's products, which is empty, and a filled one as an example.",
  ),
  args: { route: '/seller/products' },
});

/** No products yet. The seller area has no access control. */
export const Empty = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('My Products');
    await expectEmpty(canvas);
    await expect(canvas.getByPlaceholderText('Search products...')).toHaveValue('');
    const menu = canvas.getByRole('navigation', { name: 'Seller' });
    await expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Products', '/seller/products'],
      ['Orders', '/seller/orders'],
      ['Analytics', '/seller/analytics'],
      ['Settings', '/account'],
    ]);
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Products');
  },
});

/** A seller with products. */
export const WithProducts = meta.story({
  render: () => <FilledPage />,
  decorators: [withAnnouncer],
  play: async ({ canvas }) => {
    await expect(namesOf(canvas)).toEqual(sellerProducts.map(({ name }) => name));
    await expectLink(canvas, 'Edit Brass Pen Rest', '/seller/edit-product/p3');
  },
});

/** No product matches the search. */
export const NoMatch = WithProducts.extend({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search products...'), 'clock');
    await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No products yet')).not.toBeInTheDocument();
  },
});

WithProducts.test('finds products by name', async ({ canvas, canvasElement }) => {
  const search = canvas.getByLabelText('Search products...');
  await userEvent.type(search, ' BRASS');
  await expect(namesOf(canvas)).toEqual(['Brass Pen Rest']);
  await expect(findAnnouncer(canvasElement)).toHaveTextContent('1 product found');
  await userEvent.clear(search);
  await expect(namesOf(canvas)).toHaveLength(5);
  await expect(findAnnouncer(canvasElement)).toHaveTextContent('5 products found');
});

/** Deletes without confirmation; the focus moves to the next row, and on Undo to the restored one. */
WithProducts.test('deletes a product and restores it', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Brass Pen Rest' }));
  const next = canvas.getByRole('button', { name: 'Delete Reading Lamp' });
  // The second click of a double click.
  await fireEvent.click(next, { detail: 2 });
  await expect(namesOf(canvas)).toEqual([
    'Walnut Desk Tray',
    'Stoneware Bud Vase',
    'Reading Lamp',
    'Dot Grid Notebook',
  ]);
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(canvas.getByRole('row', { name: /^Reading Lamp/ })).toHaveFocus();
  await expectToast('Deleted Brass Pen Rest');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(namesOf(canvas)).toEqual(sellerProducts.map(({ name }) => name));
  await expect(canvas.getByRole('row', { name: /^Brass Pen Rest/ })).toHaveFocus();
  await expect(findAnnouncer(canvasElement)).toHaveTextContent('Restored Brass Pen Rest');
});

WithProducts.test('deletes the only match, then clears the search', async ({ canvas }) => {
  const search = canvas.getByLabelText('Search products...');
  await userEvent.type(search, 'lamp');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Reading Lamp' }));
  await expect(canvas.getByRole('heading', { name: 'No products found' })).toHaveFocus();
  await expectToast('Deleted Reading Lamp');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
  await expect(namesOf(canvas)).toHaveLength(4);
  await expect(search).toHaveFocus();
});

/** A seller with one product. */
export const OneProduct = meta.story({
  render: () => <FilledPage products={sellerProducts.slice(2, 3)} />,
});

OneProduct.test('shows the empty state after the last deletion', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Brass Pen Rest' }));
  await expectEmpty(canvas);
  await expect(canvas.getByRole('heading', { name: 'No products yet' })).toHaveFocus();
});

type Canvas = Parameters<typeof Empty.play>[0]['canvas'];

function namesOf(canvas: Canvas): (string | null)[] {
  return canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

async function expectEmpty(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(canvas.getByText('Get started by adding your first product')).toBeVisible();
  await expectLink(canvas, 'Add Product', '/seller/add-product');
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
}
