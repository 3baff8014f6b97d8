import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  ProductGrid,
  type ProductGridProps,
} from '../../../src/design-system/commerce/ProductGrid.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import { makeProductGridItems } from '../../fixtures/product-grid.ts';
import { LONG_NAME, makeProduct } from '../../fixtures/products.ts';

/** Stores the added products as state, like the cart. */
function StatefulGrid({ inCart: initialInCart, onAddToCart, ...rest }: ProductGridProps) {
  const [inCart, setInCart] = useState(initialInCart);
  return (
    <ProductGrid
      {...rest}
      inCart={inCart}
      onAddToCart={(id) => {
        onAddToCart(id);
        setInCart(new Set([...inCart, id]));
      }}
    />
  );
}

const items = makeProductGridItems();

const meta = {
  title: 'Components/Commerce/ProductGrid',
  component: ProductGrid,
  args: { items, inCart: new Set(), onAddToCart: fn() },
  render: (args) => <StatefulGrid {...args} />,
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await expect(names).toEqual(items.map(({ product }) => product.name));
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.clientWidth).toBe(second?.clientWidth);
  },
};

/** Without a filter, the first card spans two columns. */
export const WithLeadCard: Story = {
  args: { hasLeadCard: true },
  play: async ({ canvas }) => {
    const [lead, second] = canvas.getAllByRole('article').map((card) => {
      return card.getBoundingClientRect();
    });
    await expect(lead?.width).toBeGreaterThan(2 * (second?.width ?? Infinity));
    await expect(lead?.bottom).toBe(second?.bottom);
  },
};

export const InCart: Story = {
  args: { inCart: new Set(['1', '3']) },
  play: async ({ canvas }) => {
    const added = canvas.getAllByRole('button', { name: /^Added to Cart/ });
    await expect(added).toHaveLength(2);
    await expect(added[0]).toHaveAccessibleName('Added to Cart Arc Desk Lamp');
  },
};

export const LowStock: Story = {
  args: { items: makeProductGridItems({ stock: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Low stock')).toHaveLength(items.length);
  },
};

export const OutOfStock: Story = {
  args: { items: makeProductGridItems({ stock: 0 }) },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Add to Cart/ })) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};

export const PriorityImages: Story = {
  args: { priorityCount: 2 },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img');
    await expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
  },
};

/** Below the `<h2>` of a section. */
export const HeadingLevel3: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((card) => {
      return card.getBoundingClientRect();
    });
    await expect(first?.top).toBe(second?.top);
    await expect(third?.left).toBe(first?.left);
  },
};

export const OneProduct: Story = { args: { items: items.slice(0, 1) } };

export const LongName: Story = {
  args: { items: makeProductGridItems({ name: LONG_NAME }) },
  globals: { viewport: { value: 'narrow' } },
};

export const HostileName: Story = {
  args: {
    items: items.slice(0, 1).map((item) => ({
      ...item,
      product: makeProduct({ name: HOSTILE_NAME }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: HOSTILE_NAME })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const AddsToCart: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Bud Vase' }));
    await userEvent.click(card.getByRole('button', { name: /^Add to Cart/ }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await expect(args.onAddToCart).toHaveBeenCalledWith('7');
    await expect(card.getByRole('button', { name: 'Added to Cart Bud Vase' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(
      items.length - 1,
    );
  },
};

export const AddsToCartByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Arc Desk Lamp' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await expect(args.onAddToCart).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('button', { name: 'Added to Cart Arc Desk Lamp' })).toHaveFocus();
  },
};
