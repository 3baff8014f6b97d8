import preview from '../../../.storybook/preview.tsx';
import { mainPageModes, pageModes } from '../../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { expectPage } from '../../fixtures/shop/expect-page.ts';
import { shopControls } from '../../fixtures/shop/controls.ts';
import { ShopAt } from '../../fixtures/shop/ShopAt.tsx';

const meta = preview.meta({
  title: 'Pages/Seller/Orders',
  tags: ['autodocs'],
  component: ShopAt,
  argTypes: shopControls,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
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
    const menu = canvas.getByRole('navigation', { name: 'Seller' });
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  },
});

Default.test('navigates by menu', async ({ canvas, canvasElement }) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Seller' }));
  for (const [name, heading] of [
    ['Analytics', 'Analytics'],
    ['Products', 'My Products'],
    ['Orders', 'Seller Orders'],
  ] as const) {
    await userEvent.click(menu.getByRole('link', { name }));
    await expectPage(canvasElement, heading);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  }
  await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
  await expectPage(canvasElement, 'My Account');
});
