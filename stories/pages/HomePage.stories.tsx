import preview from '../../.storybook/preview.tsx';
import { mainPageModes } from '../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import { Hero } from '../../src/pages/home/Hero.tsx';
import { expectLink } from '../fixtures/expect-link.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';
import { lineOf, pathOf, products, productOf } from '../fixtures/shop/product-roles.ts';

const meta = preview.meta({
  title: 'Pages/Home',
  ...shopPage('`/`: the hero and the featured collection.'),
  args: { route: '/' },
});

/** The first visit. */
export const Default = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Minimal Design.Maximum Impact.');
    await expectLink(canvas, 'Explore Collection', '/products');
    const featured = canvas.getByRole('region', { name: 'Featured Collection' });
    await expect(
      within(featured)
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(products.flatMap((product) => (product.featured ? product.name : [])));
    await expectLink(within(featured), productOf('featured').name, pathOf('featured'));
    await expectLink(within(featured), 'View All Products', '/products');
  },
});

/** Just after an order: the lamp is off, before the light comes on. */
export const Unlit = meta.story({
  render: () => (
    <div className="[&_img]:animate-none! [&_img]:[--light-reach:-22%]">
      <Hero isUnlitAtFirst />
    </div>
  ),
});

/** The light opens from the bulb outward. */
export const HalfLit = meta.story({
  render: () => (
    <div className="[&_img]:animate-none! [&_img]:[--light-reach:30%]">
      <Hero isUnlitAtFirst />
    </div>
  ),
});

Default.test('has header and footer links', async ({ canvas }) => {
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
  await expect(footer).toHaveTextContent('18 Foundry Lane Portland, OR 97209');
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
});

/** A featured product is in the cart. */
export const InCart = meta.story({ args: { cart: () => [lineOf('featured')] } });
