import preview from '../../../.storybook/preview.tsx';
import { mainPageModes } from '../../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import { expectLink } from '../../fixtures/expect-link.ts';
import { shopPage } from '../../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Seller/Orders',
  ...shopPage('`/seller/orders`: without orders.'),
  args: { route: '/seller/orders', isSeller: true },
});

/** There are no orders yet. */
export const Default = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
    await expect(
      canvas.getByText("When customers place orders for your products, they'll appear here."),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Seller Orders');
    await expectLink(canvas, 'Manage Products', '/seller/products');
    const menu = canvas.getByRole('navigation', { name: 'Seller' });
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  },
});
