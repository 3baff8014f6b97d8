import preview from '../../.storybook/preview.tsx';
import { noScreenshot } from '../../.storybook/modes.ts';
import { toast } from 'sonner';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../fixtures/expect-toast.ts';
import { checkoutValues } from '../fixtures/shop/form-values.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';
import { lineOf, productOf, totalOf } from '../fixtures/shop/product-roles.ts';

function shownDurations() {
  return toast.getToasts().map((shown) => 'duration' in shown && shown.duration);
}

const meta = preview.meta({
  title: 'Flows/Purchase',
  ...shopPage('From the home page to the placed order.'),
  args: { route: '/' },
});

export const HomePageToPlacedOrder = meta.story({
  // The order of the last toasts depends on timing, and each page state has its own story.
  parameters: noScreenshot,
  play: async ({ canvas, step }) => {
    const { name, category, photographs } = productOf('cheap');

    await step('add a product to the cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Explore Collection' }));
      await userEvent.click(await canvas.findByRole('button', { name: category }));
      const card = await canvas.findByRole('article', { name });
      await userEvent.click(within(card).getByRole('button', { name: /^Add to Cart/ }));
      await expectToast(`Added ${name} to cart`);
      await expect(shownDurations()).toEqual([4000]);
    });

    await step('follow the link of the toast', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'View' }));
      await expect(await canvas.findByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
      await expect(shownDurations()).toEqual([]);
    });

    await step('increase the quantity in the cart', async () => {
      const quantity = canvas.getByRole('group', { name: `Quantity of ${name}` });
      await userEvent.click(within(quantity).getByRole('button', { name: /^Increase quantity/ }));
      const summary = canvas.getByRole('region', { name: 'Order Summary' });
      const total = totalOf([lineOf('cheap', { quantity: 2 })]);
      await expect(within(summary).getByText(total)).toBeVisible();
    });

    await step('place the order', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Proceed to Checkout' }));
      await canvas.findByRole('heading', { name: 'Checkout' });
      for (const [label, value] of Object.entries(checkoutValues)) {
        await userEvent.type(canvas.getByLabelText(label), value);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    });

    await step('return to the home page', async () => {
      await expectToast('Order placed successfully!');
      await expect(shownDurations()).toEqual([8000]);
      const message = canvas.getByText('Order placed successfully!');
      const image = message.closest('[data-toast]')?.querySelector('img');
      await expect(image?.src).toContain(photographs[0].path);
      // The header fades in.
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible());
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /Minimal Design/ }),
      ).toHaveFocus();
    });
  },
});
