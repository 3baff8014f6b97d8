import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Header } from '../../../src/design-system/layout/Header.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { rangeControl, selectControl } from '../../fixtures/controls.ts';
import { withContainingBlock, withNoopLink } from '../../fixtures/decorators.tsx';
import { lampPhotograph, LONG_NAME } from '../../fixtures/products.ts';

/** The main links, with the one labelled `current` marked as current. */
const makeMainLinks = (current = 'HOME') =>
  [
    { label: 'HOME', href: '/' },
    { label: 'SHOP', href: '/products' },
    { label: 'ACCOUNT', href: '/account' },
  ].map((link) => ({ ...link, isCurrent: link.label === current }));

const menuGroup = {
  label: 'Category',
  links: [
    { href: '/products', label: 'All Products' },
    ...['Lighting', 'Electronics', 'Kitchen', 'Stationery', 'Home'].map((label) => ({
      href: `/products?category=${label}`,
      label,
    })),
  ],
};

const meta = preview.meta({
  component: Header,
  args: {
    links: makeMainLinks(),
    wordmark: 'ESSENCE',
    homeHref: '/',
    cartHref: '/cart',
    cartCount: 0,
    onClick: fn(),
  },
  parameters: {
    usage: {
      when: 'Once, on every page. It is fixed, so each page needs a top padding of `head`.',
      whenNot: [
        'For more than the main links: they must fit in one row.',
        'Over a dark photograph: its text is dark.',
      ],
      anatomy: [
        'Wordmark: the link to the home page.',
        'Main links. A line marks the current one.',
        'Cart, with the number of its lines.',
        'Menu, on narrow screens only, i.e. on phones and on tablets with large text: it replaces the main links.',
      ],
      keyboard: {
        Tab: 'Wordmark, main links, cart; on narrow screens the menu button',
        Enter: 'Follows the link; the app closes the menu',
        'Enter, Space': 'On the menu button: opens the menu',
        Escape: 'Closes the menu; the focus returns to its button',
      },
      screenReader: [
        'Reads as the banner landmark with a navigation landmark named Main.',
        'The link of the current page has `aria-current`, which Orca does not read.',
        'The cart is a link named Cart, 2 items, or Cart if it is empty.',
        'The button of the menu is named Menu and reads as opening a dialog.',
        'The menu is a dialog named Menu. Opening it moves the focus to the button Close menu; the page behind is hidden.',
        'Orca reads the button only, not the dialog’s name.',
        'The links of the menu are in a navigation landmark named Menu, in two lists.',
      ],
      content: [
        'Main links in capitals, one word each, e.g. HOME.',
        'The capitals are in the text, not in CSS, since screen readers may spell out texts that CSS capitalises.',
        'An empty cart shows no count.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, width: '57rem', height: '16rem' } },
  },
  decorators: [withNoopLink, withContainingBlock('16rem')],
  argTypes: {
    links: selectControl({
      'HOME is current': makeMainLinks(),
      'SHOP is current': makeMainLinks('SHOP'),
      'No current link': makeMainLinks(''),
    }),
    menuGroup: selectControl({ 'Five categories': menuGroup, None: undefined }),
    cartCount: rangeControl(0, 20),
    cartLabel: { control: false },
  },
});

/** At the top of a page, with an empty cart. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(wordmarkCenterY(canvas.getByRole('link', { name: 'ESSENCE' }))).toBe(38);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(76);
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    // Capitals in the text, not by CSS: screen readers may spell out texts that CSS capitalises.
    for (const link of links) await expect(link).toHaveStyle({ textTransform: 'none' });
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

/** Once the page is scrolled. */
export const Compact = meta.story({
  args: { isCompact: true },
  render: (args) => (
    <>
      <ResponsiveImage image={lampPhotograph} sizes="100vw" alt="" />
      <Header {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(wordmarkCenterY(canvas.getByRole('link', { name: 'ESSENCE' }))).toBe(28);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
  },
});

export const OneItem = meta.story({ args: { cartCount: 1 } });

export const TwelveItems = meta.story({ args: { cartCount: 12 } });

/** On a page without a main link, e.g. the cart. */
export const NoCurrentLink = meta.story({ args: { links: makeMainLinks('') } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'SHOP' })).not.toBeInTheDocument();
  },
});

export const NarrowPhone = meta.story({
  args: { cartCount: 12 },
  globals: { viewport: { value: 'narrow' } },
});

/** A dash marks the current link; the categories are below, in two columns. */
export const MenuOpenPhone = meta.story({
  args: { menuGroup },
  parameters: forcedColours({ width: 390, height: 844 }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(within(menu).getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('HOME');
    const [home, shop] = ['HOME', 'SHOP'].map((name) => within(menu).getByText(name));
    await expect(home?.getBoundingClientRect().left).toBeCloseTo(
      Number(shop?.getBoundingClientRect().left) + 28,
    );
    const group = within(within(menu).getByRole('list', { name: 'Category' }));
    for (const { label, href } of menuGroup.links) {
      const link = group.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
    }
  },
});

export const MenuWithLongName = meta.story({
  args: { menuGroup, links: [{ label: LONG_NAME, href: '/products', isCurrent: false }] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  },
});

function wordmarkCenterY(wordmark: HTMLElement): number {
  const { top, height } = wordmark.getBoundingClientRect();
  return top + height / 2;
}
