import preview from '../../.storybook/preview.tsx';
import {
  landscapeModes,
  mainPageModes,
  narrowPhoneModes,
  phoneModes,
  tabletModes,
} from '../../.storybook/modes.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { countCategories, NO_FILTER } from '../../src/domain/product-filter.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';
import { findProducts, products, productOf, sharedWord } from '../fixtures/shop/product-roles.ts';

const meta = preview.meta({
  title: 'Pages/Products',
  ...shopPage(
    '`/products`: all products, with search, categories and price; on phones the filters are in a sheet.',
  ),
  args: { route: '/products' },
});

/** No filter is set. */
export const AllProducts = meta.story({ parameters: { chromatic: { modes: mainPageModes } } });

/** A search and a category are set. */
export const Filtered = meta.story({
  args: { route: '/products?q={cheap.name}&category={cheap.category}' },
  play: async ({ canvas }) => {
    const { name, category } = productOf('cheap');
    const grid = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(grid).getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('searchbox')).toHaveValue(name);
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('maxlength', '200');
    await expect(canvas.getByRole('button', { name: category })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The counts follow search and price. The selected category does not change them. */
AllProducts.test(
  'counts the matching products of each category',
  { args: { route: '/products?category={cheap.category}&max=100' } },
  async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    for (const query of ['', sharedWord()]) {
      if (query !== '') await userEvent.type(search, query);
      const filter = { ...NO_FILTER, query, maxPrice: 100 };
      const list = within(canvas.getByRole('list', { name: 'Category' }));
      await waitFor(() =>
        expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
          `All Categories${findProducts(filter).length}`,
          ...countCategories(products, filter).map(({ category, count }) => category + count),
        ]),
      );
    }
  },
);

AllProducts.test(
  'announces an equal count of other products',
  { args: { route: '/products?category={hasRelated.category}' } },
  async ({ canvas }) => {
    const announcement = await canvas.findByText('2 products found');
    await userEvent.click(
      canvas.getByRole('button', { name: productOf('hasOtherRelated').category }),
    );
    await waitFor(() => expect(announcement).not.toBeInTheDocument());
    await expect(canvas.getByText('2 products found')).toBeInTheDocument();
  },
);

/** No product matches the search. */
export const NoResults = meta.story({
  args: { route: '/products?q=unicorn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  },
});

/** The bar summarises the filter, and sticks below the header. */
export const FilteredPhone = meta.story({
  args: { route: '/products?q={cheap.name}&category={cheap.category}&max=50' },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: phoneModes } },
});

FilteredPhone.test('summarises the filter and sticks below the header', async ({ canvas }) => {
  const { name, category } = productOf('cheap');
  await expect(await canvas.findByText(`${category}, $0–$50, “${name}”`)).toBeVisible();
  const grid = canvas.getByRole('list', { name: 'Products' });
  await expect(within(grid).getAllByRole('article')).toHaveLength(1);
  const button = canvas.getByRole('button', { name: 'Show Filters' });
  const restingTop = button.getBoundingClientRect().top;
  window.scrollTo(0, 400);
  const header = canvas.getByRole('banner');
  await waitFor(() => expect(header).toHaveAttribute('data-compact', 'true'));
  const { top } = button.getBoundingClientRect();
  await expect(top).toBeLessThan(restingTop);
  // Its rule covers that of the header.
  await expect(top).toBe(header.getBoundingClientRect().bottom - 1);
  await expect(document.elementFromPoint(20, top + 20)).toBe(button);
});

/** A long search is cut off, and Clear stays visible. */
export const LongSearchPhone = meta.story({
  args: { route: `/products?q=${'speckled%20'.repeat(12)}` },
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { modes: narrowPhoneModes } },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear filters' });
    await expect(clear.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(clear.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

FilteredPhone.test('clears the filter', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
  const grid = canvas.getByRole('list', { name: 'Products' });
  await waitFor(() => expect(within(grid).getAllByRole('article')).toHaveLength(products.length));
  await expect(canvas.queryByText(/“.+”/)).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** After Show Filters on a phone. */
export const FiltersOpenPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: phoneModes } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Filters' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  },
});

/** The filters are side by side. */
export const FiltersOpenLandscape = meta.story({
  globals: { viewport: { value: 'landscape' } },
  parameters: { chromatic: { modes: landscapeModes } },
  play: FiltersOpenPhone.input.play,
});

/** At the right side; a press on the page behind it closes it. */
export const FiltersOpenTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: { modes: tabletModes } },
  play: FiltersOpenPhone.input.play,
});

FiltersOpenPhone.test('announces the results, and closes by category', async ({ canvas }) => {
  const sheet = canvas.getByRole('dialog', { name: 'Filters' });
  // The page behind the modal is inert, so the sheet has a separate live region.
  const announcement = sheet.querySelector('[aria-live=polite]');
  await expect(announcement).toHaveTextContent(/^$/);
  const query = sharedWord();
  await userEvent.type(within(sheet).getByRole('searchbox'), query);
  await waitFor(() =>
    expect(announcement).toHaveTextContent(`${findProducts({ query }).length} products found`),
  );
  await userEvent.clear(within(sheet).getByRole('searchbox'));
  await userEvent.click(
    within(sheet).getByRole('button', { name: productOf('hasRelated').category }),
  );
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  const grid = canvas.getByRole('list', { name: 'Products' });
  await waitFor(() => expect(within(grid).getAllByRole('article')).toHaveLength(2));
});

AllProducts.test('resets the filters', async ({ canvas }) => {
  await canvas.findByRole('searchbox');
  await expect(canvas.queryByText(/^All \d+ products$/)).not.toBeInTheDocument();
  await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
  const { parentElement: announcement } = await canvas.findByText('0 products found');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(await canvas.findByRole('button', { name: 'Reset Filters' }));
  const grid = await canvas.findByRole('list', { name: 'Products' });
  await expect(within(grid).getAllByRole('article')).toHaveLength(products.length);
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(announcement).toHaveTextContent(`All ${products.length} products`);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});
