import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import type { NavigationLink } from '../../../src/design-system/layout/Header.tsx';
import { SideMenu } from '../../../src/design-system/layout/SideMenu.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withNoopLink, withPageMargins } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';

/** The links of the seller area, with the one labelled `current` marked as current. */
function makeLinks(current: string): NavigationLink[] {
  return [
    { label: 'Products', href: '/seller/products' },
    { label: 'Orders', href: '/seller/orders' },
    { label: 'Analytics', href: '/seller/analytics' },
    { label: 'Settings', href: '/account' },
  ].map((link) => ({ ...link, isCurrent: link.label === current }));
}

const meta = preview.meta({
  component: SideMenu,
  args: { label: 'Seller', links: makeLinks('Products'), onClick: fn() },
  parameters: {
    usage: {
      when: 'For three to six pages of one section that a shopper changes between.',
      whenNot: 'For panels of one page: use Tabs. For the main navigation: use Header.',
      screenReader:
        'A navigation region with a name. The link of the page in view has `aria-current`, which Orca does not read.',
    },
    layout: 'fullscreen',
  },
  decorators: [withNoopLink, withPageMargins],
  argTypes: {
    links: selectControl({
      'Products is current': makeLinks('Products'),
      'Analytics is current': makeLinks('Analytics'),
      'No current link': makeLinks(''),
    }),
  },
});

export const Default = meta.story();

/** On a page of the section that the menu does not link to. */
export const NoCurrentLink = meta.story({ args: { links: makeLinks('') } });

/** One row. */
export const NarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
});

export const LongName = meta.story({
  args: { links: [{ label: LONG_NAME, href: '/seller/products', isCurrent: true }] },
  globals: { viewport: { value: 'narrow' } },
});

Default.test(
  'scrolls to a link with the focus',
  {
    args: { links: makeLinks('').map((link) => ({ ...link, label: `My own ${link.label}` })) },
    globals: { viewport: { value: 'narrow' } },
  },
  async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
);
