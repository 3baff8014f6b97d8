import preview from '../../.storybook/preview.tsx';
import { noScreenshot } from '../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { expectToast } from '../fixtures/expect-toast.ts';
import { orderValues } from '../fixtures/shop/carts.ts';
import { shopPage } from '../fixtures/shop/page.ts';
import { lineOf, role, totalOf } from '../fixtures/shop/roles.ts';

const meta = preview.meta({
  title: 'Flows/Purchase',
  tags: ['autodocs'],
  ...shopPage('From the home page to the placed order.'),
  args: { route: '/' },
});

export const HomePageToPlacedOrder = meta.story({
  // The order of the last toasts depends on timing, and each page state has its own story.
  parameters: noScreenshot,
  play: async ({ canvas, step }) => {
    const { name, category } = role('cheap');

    await step('add a product to the cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Explore Collection' }));
      await userEvent.click(await canvas.findByRole('button', { name: category }));
      const card = await canvas.findByRole('article', { name });
      await userEvent.click(within(card).getByRole('button', { name: /^Add to Cart/ }));
      await expectToast(`Added ${name} to cart`);
    });

    await step('increase the quantity in the cart', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Cart, 1 item' }));
      await expect(await canvas.findByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
      const quantity = canvas.getByRole('group', { name: `Quantity of ${name}` });
      await userEvent.click(within(quantity).getByRole('button', { name: /^Increase quantity/ }));
      const summary = canvas.getByRole('region', { name: 'Order Summary' });
      const total = totalOf([lineOf('cheap', { quantity: 2 })]);
      await expect(within(summary).getByText(total)).toBeVisible();
    });

    await step('place the order', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Proceed to Checkout' }));
      await canvas.findByRole('heading', { name: 'Checkout' });
      for (const [label, value] of Object.entries(orderValues)) {
        await userEvent.type(canvas.getByLabelText(label), value);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    });

    await step('return to the home page', async () => {
      await expectToast('Order placed successfully!');
      await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /Minimal Design/ }),
      ).toHaveFocus();
    });
  },
});
