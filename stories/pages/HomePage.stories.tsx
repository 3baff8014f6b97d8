import preview from '../../.storybook/preview.tsx';
import { mainPageModes, pageModes } from '../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { lineOf } from '../fixtures/shop/carts.ts';
import { shopControls } from '../fixtures/shop/controls.ts';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  tags: ['autodocs'],
  component: ShopAt,
  argTypes: shopControls,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/' },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Minimal Design.Maximum Impact.');
    await expect(canvas.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute(
      'href',
      '/products',
    );
    const featured = canvas.getByRole('region', { name: 'Featured Collection' });
    await expect(
      within(featured)
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Arc Desk Lamp', 'Wireless Charging Dish', 'Pour-Over Set', 'Linen Desk Mat']);
    await expect(within(featured).getByRole('link', { name: 'Linen Desk Mat' })).toHaveAttribute(
      'href',
      '/product/4',
    );
    await expect(within(featured).getByText('Low stock')).toBeVisible();
    await expect(within(featured).getByRole('link', { name: 'View All Products' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

export const HeaderAndFooter = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const header = within(canvas.getByRole('banner'));
    await expect(
      header.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['ESSENCE', '/'],
      ['HOME', '/'],
      ['SHOP', '/products'],
      ['ACCOUNT', '/account'],
      ['', '/cart'],
    ]);
    await expect(header.getByRole('link', { current: 'page' })).toHaveTextContent('HOME');

    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('18 Foundry Lane');
    // The year of the frozen date.
    await expect(footer).toHaveTextContent('© 2025 ESSENCE');
    await expect(
      within(footer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => href !== null),
    ).toEqual([
      '/',
      ...Array.from({ length: 4 }, () => '/products'),
      'mailto:hello@example.com',
      'tel:+15035550142',
    ]);
  },
});

export const InCart = meta.story({
  args: { cart: [lineOf('3')] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Pour-Over Set' });
    await expect(within(card).getByRole('button')).toHaveTextContent('Added to Cart');
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
});

Default.test('adds to cart', async ({ canvas, canvasElement }) => {
  const card = await canvas.findByRole('article', { name: 'Linen Desk Mat' });
  await userEvent.click(within(card).getByRole('button', { name: /^Add to Cart/ }));
  const page = within(canvasElement.ownerDocument.body);
  await expect(await page.findByText('Added Linen Desk Mat to cart')).toBeVisible();
  await expect(within(card).getByRole('button')).toHaveTextContent('Added to Cart');
  await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
