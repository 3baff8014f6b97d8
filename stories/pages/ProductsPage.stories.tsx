import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../.storybook/modes.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = {
  title: 'Pages/Products',
  component: ShopAt,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/products' },
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(grid).getAllByRole('article')).toHaveLength(8);
    const soldOut = within(canvas.getByRole('article', { name: 'Bud Vase' }));
    await expect(soldOut.getByText('Out of Stock')).toBeVisible();
    await expect(soldOut.getByRole('button')).toBeDisabled();
    const low = within(canvas.getByRole('article', { name: 'Bookshelf Speaker' }));
    await expect(low.getByText('Low stock')).toBeVisible();
  },
};

export const Filtered: Story = {
  args: { route: '/products?q=brass&category=Stationery' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(grid).getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox')).toHaveValue('brass');
    await expect(canvas.getByRole('button', { name: 'Stationery' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const ResetsFiltersByShopLink: Story = {
  args: { route: '/products?q=lamp' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(grid).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'All Products' }));
    await waitFor(() => expect(within(grid).getAllByRole('article')).toHaveLength(8));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const NoResults: Story = {
  args: { route: '/products?q=unicorn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FiltersOpenPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Filters' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  },
};

export const ClosesFiltersByCategoryPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Filters' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    // The page behind the modal is inert, so the sheet has a separate live region.
    const announcement = sheet.querySelector('[aria-live=polite]');
    await expect(announcement).toBeEmptyDOMElement();
    await userEvent.type(within(sheet).getByRole('searchbox'), 'brass');
    await waitFor(() => expect(announcement).toHaveTextContent('4 products found'));
    await userEvent.clear(within(sheet).getByRole('searchbox'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Home' }));
    await expect(sheet).not.toBeVisible();
    const grid = canvas.getByRole('list', { name: 'Products' });
    await waitFor(() => expect(within(grid).getAllByRole('article')).toHaveLength(2));
  },
};

export const ResetsFilters: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    await expect(canvas.queryByText('All 8 products')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    const announcement = await canvas.findByText('0 products found');
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Filters' }));
    const grid = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(grid).getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(announcement).toHaveTextContent('All 8 products');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
