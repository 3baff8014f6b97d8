import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { lineOf } from '../fixtures/shop/carts.ts';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = {
  title: 'Pages/Home',
  component: ShopAt,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/' },
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Minimal Design.Maximum Impact.');
    await expect(canvas.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute(
      'href',
      '/products',
    );
    const featured = canvas.getByRole('region', { name: 'Featured Collection' });
    await expect(within(featured).getAllByRole('article')).toHaveLength(4);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InCart: Story = {
  args: { cart: [lineOf('3')] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Pour-Over Set' });
    await expect(within(card).getByRole('button')).toHaveTextContent('Added to Cart');
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};

export const AddsToCart: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('article', { name: 'Linen Desk Mat' });
    await userEvent.click(within(card).getByRole('button', { name: /^Add to Cart/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Added Linen Desk Mat to cart')).toBeVisible();
    await expect(within(card).getByRole('button')).toHaveTextContent('Added to Cart');
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};
