import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MobileMenu } from '../../../src/design-system/layout/MobileMenu.tsx';
import { option, playground, selectControl } from '../../fixtures/controls.ts';
import { withNoopLink } from '../../fixtures/decorators.tsx';
import { simulateEscape } from '../../fixtures/dialog.ts';
import { makeMainLinks } from '../../fixtures/navigation.ts';
import { LONG_NAME } from '../../fixtures/products.ts';
import { openedByButton } from '../../fixtures/opened-by-button.tsx';

const moreLinks = ['Lighting', 'Electronics', 'Kitchen', 'Stationery', 'Home'].map((label) => ({
  href: `/products?category=${label}`,
  label,
}));

const cartLink = <a href="#cart">Cart, 2 items</a>;

const meta = preview.meta({
  title: 'Components/Layout/MobileMenu',
  component: MobileMenu,
  args: { onClose: fn(), links: makeMainLinks('SHOP') },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '844px' } } },
  render: openedByButton(MobileMenu, 'MobileMenu', 'Open Menu'),
  decorators: [withNoopLink],
  argTypes: {
    links: selectControl({
      'HOME is current': makeMainLinks(),
      'SHOP is current': makeMainLinks('SHOP'),
      'No current link': makeMainLinks(''),
    }),
    moreLinks: selectControl({ 'Five categories': moreLinks, 'No links': [] }),
    cartLink: selectControl({ 'Cart, 2 items': cartLink, None: undefined }),
  },
});

export const Playground = meta.story({
  args: {
    links: option('SHOP is current'),
    moreLinks: option('Five categories'),
    cartLink: option('Cart, 2 items'),
  },
  parameters: { ...playground, docs: { story: { inline: true, height: 'auto' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    const links = within(menu).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['HOME', 'SHOP', 'ACCOUNT']);
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('SHOP');
  },
});

/** In a high-contrast theme; the toolbar approximates its colours. */
export const ForcedColours = Default.extend({
  globals: { viewport: { value: 'phone' }, colours: 'forced' },
});

export const Closed = meta.story({
  parameters: noScreenshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** A dash shifts the current link to the right, which shows the current page without colour. */
Closed.test('marks the current link with a dash', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
  const dashes = ['HOME', 'SHOP', 'ACCOUNT'].map((name) => {
    const { transform } = getComputedStyle(canvas.getByText(name), '::before');
    return new DOMMatrix(transform).a;
  });
  await expect(dashes).toEqual([0, 1, 0]);
  const [home, shop] = ['HOME', 'SHOP'].map((name) => canvas.getByText(name));
  await expect(shop?.getBoundingClientRect().left).toBe(
    Number(home?.getBoundingClientRect().left) + 28,
  );
});

/** The categories in two columns; following one closes the menu. */
Closed.test('has a second list of links', { args: { moreLinks } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
  const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
  await expect(menu.getAllByRole('list')).toHaveLength(2);
  const lighting = menu.getByRole('link', { name: 'Lighting' });
  await expect(lighting).toHaveAttribute('href', '/products?category=Lighting');
  for (const { label } of moreLinks) {
    const { height } = menu.getByRole('link', { name: label }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  }
  await userEvent.click(lighting);
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

/** The categories, in two columns. */
export const MoreLinks = meta.story({
  args: { moreLinks },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
  },
});

/** Between the wordmark and the close button. */
export const CartLink = meta.story({
  args: { cartLink },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Menu' }));
    const [mark, cart, close] = [
      menu.getByText('ESSENCE'),
      menu.getByRole('link', { name: 'Cart, 2 items' }),
      menu.getByRole('button', { name: 'Close menu' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(mark?.right).toBeLessThan(Number(cart?.left));
    await expect(cart?.right).toBeLessThanOrEqual(Number(close?.left));
  },
});

export const LongName = meta.story({
  args: { links: [{ label: LONG_NAME, href: '/products', isCurrent: false }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }));
    const link = canvas.getByRole('link', { name: LONG_NAME });
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

Closed.test('closes by link', async ({ args, canvas }) => {
  const trigger = canvas.getByRole('button', { name: 'Open Menu' });
  for (const [index, name] of ['HOME', 'SHOP', 'ACCOUNT'].entries()) {
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('link', { name }));
    // The `close` event is dispatched asynchronously, after the dialog has closed.
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(index + 1));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

Closed.test('closes by keyboard', async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'Open Menu' })).toHaveFocus();
});

Closed.test('closes by Escape', async ({ canvas }) => {
  const trigger = canvas.getByRole('button', { name: 'Open Menu' });
  await userEvent.click(trigger);
  simulateEscape(canvas.getByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(trigger).toHaveFocus();
});
