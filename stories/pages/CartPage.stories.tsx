import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { eightLineCart, lineOf, oneLineCart, overFiftyCart } from '../fixtures/shop/carts.ts';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = {
  title: 'Pages/Cart',
  component: ShopAt,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/cart', cart: overFiftyCart },
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreeShippingReached: Story = {
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('region', { name: 'Order Summary' });
    await expect(within(summary).getByText('Free')).toBeVisible();
    await expect(within(summary).getByText('$262.15')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { cart: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(
      canvas.getByText("Looks like you haven't added any products to your cart yet."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const OneLine: Story = {
  args: { cart: oneLineCart },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('region', { name: 'Order Summary' });
    await expect(within(summary).getByText('$5.99')).toBeVisible();
  },
};

export const EightLines: Story = { args: { cart: eightLineCart } };

export const QuantityOverStock: Story = {
  args: { cart: [lineOf('4', 7)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 6 in stock')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RemovesALineAndTakesItBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Arc Desk Lamp' }));
    await expect(await page.findByText('Removed Arc Desk Lamp from cart')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Brass Rollerball Pen' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Arc Desk Lamp' })).toHaveFocus();
  },
};

export const ChangesAQuantity: Story = {
  play: async ({ canvas }) => {
    const pen = await canvas.findByRole('group', { name: 'Quantity of Brass Rollerball Pen' });
    await userEvent.click(within(pen).getByRole('button', { name: /^Decrease quantity/ }));
    await expect(pen).toHaveTextContent('1');
    const summary = canvas.getByRole('region', { name: 'Order Summary' });
    await expect(within(summary).getByText('$197.00')).toBeVisible();
  },
};

export const IsCleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Cart' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Cart cleared')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
