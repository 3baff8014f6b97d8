import preview from '../../.storybook/preview.tsx';
import {
  landscapeModes,
  mainPageModes,
  narrowPhoneModes,
  phoneModes,
} from '../../.storybook/modes.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney, toCents } from '../../src/domain/money.ts';
import { expectLink } from '../fixtures/expect-link.ts';
import { onPaper } from '../fixtures/on-paper.tsx';
import { expectToast } from '../fixtures/expect-toast.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';
import { lineOf, productOf } from '../fixtures/shop/product-roles.ts';

const meta = preview.meta({
  title: 'Pages/Product',
  ...shopPage('`/product/{id}`: photographs, price, stock and purchase, then related products.'),
  args: { route: '/product/{alone.id}' },
});

/** The stock is not low. */
export const InStock = meta.story({ parameters: { chromatic: { modes: mainPageModes } } });

InStock.test(
  'shows the product, and a featured product instead of related ones',
  async ({ canvas }) => {
    const { name, price, rating, description } = productOf('alone');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(name);
    await expect(canvas.getByText(formatMoney(toCents(price)))).toBeVisible();
    await expect(canvas.getByRole('img', { name: `${rating} out of 5` })).toBeVisible();
    await expect(canvas.getByText(description, { normalizer: String })).toBeVisible();
    await expect(canvas.getByText('Free shipping on orders over $50')).toBeVisible();
    await expect(canvas.queryByText('You May Also Like')).not.toBeInTheDocument();
    const featured = canvas.getByRole('region', { name: 'Featured Collection' });
    await expect(within(featured).getByRole('article')).toBeVisible();
    await expect(within(featured).queryByText(name)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('SHOP');
  },
);

/** As the browser prints it. */
export const OnPaper = meta.story(onPaper);

/** Few units are left. */
export const LowStock = meta.story({
  args: { route: '/product/{lowStock.id}' },
  play: async ({ canvas }) => {
    const { stock } = productOf('lowStock');
    await expect(await canvas.findByText(`Low stock: ${stock} left`)).toBeVisible();
  },
});

/** Few units are left, on a phone. */
export const LowStockPhone = meta.story({
  args: { route: '/product/{lowStock.id}' },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: phoneModes } },
});

/** On a phone in landscape, Add to Cart is on the first screen, and the description below it. */
export const Landscape = meta.story({
  globals: { viewport: { value: 'landscape' } },
  parameters: { chromatic: { modes: landscapeModes } },
});

/** No unit is left: the product cannot be added. */
export const OutOfStock = meta.story({
  args: { route: '/product/{soldOut.id}' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out of Stock')).toBeVisible();
    const { name } = productOf('soldOut');
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The product is in the cart. */
export const InCart = meta.story({
  args: { cart: () => [lineOf('alone', { quantity: 12 })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Added to Cart' }));
    const announcement = await canvas.findByText('Already in the cart');
    await expect(announcement).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expectLink(canvas, 'View Cart', '/cart');
    const quantity = canvas.getByRole('group', { name: `Quantity of ${productOf('alone').name}` });
    await expect(within(quantity).getByRole('textbox')).toHaveAttribute('readonly');
    await expect(within(quantity).getByRole('textbox')).toHaveValue('12');
  },
});

/** The buy bar is visible only while the page's Add to Cart button is off-screen. */
export const BuyBarPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { modes: narrowPhoneModes } },
});

BuyBarPhone.test('the buy bar hides while Add to Cart is on the screen', async ({ canvas }) => {
  const { name } = productOf('alone');
  const bar = within(await canvas.findByRole('group', { name: `Buy ${name}` }));
  const own = canvas.getByRole('button', { name: 'Add to Cart' });
  own.style.marginTop = '100vh';
  await expect(own.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  own.scrollIntoView({ block: 'center', behavior: 'instant' });
  await waitFor(() =>
    expect(canvas.queryByRole('group', { name: /^Buy/ })).not.toBeInTheDocument(),
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  await canvas.findByRole('group', { name: `Buy ${name}` });
  await userEvent.click(bar.getByRole('button'));
  await expectToast(`Added ${name} to cart`);
  await expect(own).toHaveAccessibleName('Added to Cart');
});

/** The buy bar adds the quantity chosen on the page. */
BuyBarPhone.test('adds the chosen quantity', async ({ canvas }) => {
  const { name } = productOf('alone');
  await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity/ }));
  // The focus has scrolled to the stepper, and the page's own button.
  await waitFor(() =>
    expect(canvas.queryByRole('group', { name: /^Buy/ })).not.toBeInTheDocument(),
  );
  window.scrollTo({ top: 0, behavior: 'instant' });
  const bar = await canvas.findByRole('group', { name: `Buy ${name}` });
  await userEvent.click(within(bar).getByRole('button'));
  await expectToast(`Added ${name} to cart`);
  // The page has the link, and so has the bar.
  const [viewCart = document.body] = canvas.getAllByRole('link', { name: 'View Cart' });
  await userEvent.click(viewCart);
  await canvas.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  await expect(canvas.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('2');
  // Its link would lead to this page. It closes before its time.
  await waitFor(() => expect(screen.queryByText(`Added ${name} to cart`)).not.toBeInTheDocument(), {
    timeout: 2000,
  });
});

OutOfStock.test(
  'has no buy bar',
  { globals: { viewport: { value: 'narrow' } } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Out of Stock')).toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: /^Buy/ })).not.toBeInTheDocument();
  },
);

export const RelatedProducts = meta.story({
  args: { route: '/product/{hasRelated.id}' },
});

RelatedProducts.test('has the card at the start of the stage', async ({ canvas }) => {
  const section = await canvas.findByRole('region', { name: 'You May Also Like' });
  const card = within(section).getByRole('article').getBoundingClientRect();
  await expect(within(section).getAllByRole('img')).toHaveLength(2);
  await expect(
    within(section).getByRole('link', { name: productOf('related').name }),
  ).toBeVisible();
  const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
  const [link] = navigation.getAllByRole('link');
  await expect(card.left).toBeCloseTo(link?.getBoundingClientRect().left ?? 0, 0);
});

/** No product has the id of the URL. */
export const UnknownId = meta.story({
  args: { route: '/product/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Product Not Found',
    );
    await expect(
      canvas.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expectLink(canvas, 'Back to Products', '/products');
  },
});
