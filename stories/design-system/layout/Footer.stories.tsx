import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { Footer } from '../../../src/design-system/layout/Footer.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withNoopLink } from '../../fixtures/decorators.tsx';

const columns = [
  {
    title: 'Shop',
    links: ['All Products', 'Lighting', 'Kitchen', 'Stationery'].map((label) => ({
      label,
      href: '/products',
    })),
  },
  { title: 'Company', links: ['About', 'Journal', 'Careers'].map((label) => ({ label })) },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Returns'].map((label) => ({ label })) },
];
const contact = {
  address: ['18 Foundry Lane', 'Portland, OR 97209'],
  email: 'hello@example.com',
  phone: '+1 (503) 555-0142',
};

const meta = preview.meta({
  component: Footer,
  args: {
    wordmark: 'ESSENCE',
    homeHref: '/',
    columns,
    contact,
    copyright: '© 2026 ESSENCE',
    tagline: 'Minimal Design. Maximum Impact.',
    onClick: fn(),
  },
  parameters: {
    usage: {
      when: 'Once, as the last element of every page. A link without `href` has no page yet.',
      whenNot: 'For the actions of a page: they belong to its content.',
      screenReader:
        'The contentinfo region. A link without `href` is announced as a link, without a destination.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 'auto' } },
  },
  decorators: [withNoopLink],
  argTypes: {
    columns: selectControl({
      'With placeholders': columns,
      'With all pages': columns.map(({ title, links }) => ({
        title,
        links: links.map(({ label }) => ({ label, href: `/${label.toLowerCase()}` })),
      })),
      'No columns': [],
    }),
    contact: selectControl({
      'United States': contact,
      Germany: {
        ...contact,
        address: ['Essence', 'Second floor', 'Torstraße 18', '10119 Berlin'],
        phone: '+49 30 5550142',
      },
    }),
  },
});

export const Default = meta.story();

export const NarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
});

export const LongEmail = meta.story({
  args: { contact: { ...contact, email: 'everyone.at.the.foundry@essence.example.com' } },
  globals: { viewport: { value: 'narrow' } },
});

/** Placeholder links are focusable links without `href`. */
Default.test('placeholder links act like links that do not navigate', async ({ canvas }) => {
  const url = window.location.href;
  const link = canvas.getByRole('link', { name: 'About' });
  await userEvent.click(link);
  await expect(link).toHaveFocus();
  await expect(link).toHaveStyle({ cursor: 'pointer' });
  await userEvent.keyboard('{Enter}');
  await expect(window.location.href).toBe(url);
});
