import preview from '../../.storybook/preview.tsx';
import { forcedColours } from '../../.storybook/modes.ts';
import { cx } from 'class-variance-authority';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/design-system/primitives/Button.tsx';
import { LONG_TOAST_MS, type ToastOptions } from '../../src/shared/toasts/toast-options.ts';
import { loadToasts, notify, ToastRegion } from '../../src/shared/toasts/notify.tsx';
import { withNoopLink } from '../fixtures/decorators.tsx';
import { expectToast } from '../fixtures/expect-toast.ts';
import { makeProduct, makeProducts } from '../fixtures/products.ts';

const lamp = makeProduct();
const photographs = [lamp.photographs[0]];
const link = { href: '/cart', label: 'View' };

function ToastOnPage({ options }: { options: ToastOptions }) {
  return (
    // The button is at the opposite end of the window. The toast never closes, so it can be looked at.
    <div className={cx('flex min-h-svh p-4', options.isAtBottom ? 'items-start' : 'items-end')}>
      <Button onClick={() => void notify({ ...options, duration: Infinity })}>
        Show the Toast
      </Button>
      <ToastRegion />
    </div>
  );
}

// Docs pages show this name as code. The build shortens the names of functions.
ToastOnPage.displayName = 'ToastOnPage';

/** The args of a story that shows a toast of two lines. */
function showing(title: string, description: string, more: Partial<ToastOptions> = {}) {
  return { args: { options: { title, description, ...more } } };
}

const meta = preview.meta({
  title: 'Patterns/Toasts',
  component: ToastOnPage,
  decorators: [
    withNoopLink,
    (Story) => (
      <MemoryRouter useTransitions={false}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The toasts of the shop, where they appear. They say what has just happened, or what went wrong. They close after 4 seconds, or after 8 with Undo or for an order. The warning that the cart is not saved stays. The error of a field is below the field instead, and an empty list has an EmptyState. When to use a toast, its keyboard and its texts: [Toast](?path=/docs/components-layout-toast--docs).',
      },
      story: { inline: false, width: '30rem', height: '14rem' },
    },
  },
  args: { options: { title: 'Added Arc Desk Lamp to cart', photographs, link } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the Toast' }));
    await expectToast(args.options.title);
  },
});

/** A product was added to the cart. */
export const ProductAdded = meta.story();

/** E.g. an order is completed while the shopper looks at the photographs of a product. */
ProductAdded.test('waits until a dialog is closed', async ({ canvasElement }) => {
  const dialog = document.createElement('dialog');
  canvasElement.append(dialog);
  dialog.showModal();
  const shown = notify({ title: 'Cart cleared' });
  await loadToasts();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await expect(screen.queryByText('Cart cleared')).not.toBeInTheDocument();
  dialog.close();
  await shown;
  await expectToast('Cart cleared');
});

/** A product that is in the cart was added again. */
export const QuantityUpdated = meta.story({
  args: { options: { title: 'Updated quantity for Arc Desk Lamp', photographs, link } },
});

/** A line was removed from the cart. */
export const ProductRemoved = meta.story({
  args: {
    options: { title: 'Removed Arc Desk Lamp from cart', photographs, onUndo: () => undefined },
  },
});

/** The key is announced with the message. It focuses the toasts from anywhere in the page. */
ProductRemoved.test('F8 focuses Undo', async ({ userEvent }) => {
  const hint = await screen.findByText('Press F8 for Undo');
  await expect(hint.closest('[aria-live=polite]')).toHaveTextContent(
    'Removed Arc Desk Lamp from cart',
  );
  await expect(hint.clientWidth).toBeGreaterThan(100);
  await userEvent.keyboard('[F8]');
  await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

ProductRemoved.test(
  'is a strip without content behind a newer toast until the newer one is removed',
  async () => {
    await notify({ title: 'Cart cleared' });
    const text = await screen.findByText('Removed Arc Desk Lamp from cart');
    await waitFor(() => expect(text.parentElement).toHaveStyle({ opacity: '0' }));
    await expect(text.closest('[data-toast]')).toBeVisible();
    text.parentElement?.style.setProperty('transition', 'none');
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.click();
    await expect(text.parentElement).toHaveStyle({ opacity: '1' });
  },
);

ProductRemoved.test('has no focusable button when it is hidden behind three others', async () => {
  for (const title of ['One', 'Two', 'Three'])
    await notify({ title, onUndo: () => undefined, duration: Infinity });
  await screen.findByText('Three');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
});

ProductRemoved.test(
  'does not pause the next toast by a press on it while it is removed',
  async () => {
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    dismiss.click();
    dismiss.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await notify({ title: 'Cart cleared', duration: 500 });
    const text = screen.getByText('Cart cleared');
    await waitFor(() => expect(text).not.toBeInTheDocument());
  },
);

/** All lines were removed. */
export const CartCleared = meta.story({
  args: { options: { title: 'Cart cleared', onUndo: () => undefined } },
});

/** An order was placed. */
export const OrderPlaced = meta.story({
  args: {
    options: {
      title: 'Order placed successfully!',
      photographs: makeProducts()
        .slice(0, 3)
        .map(({ photographs: [whole] }) => whole),
      duration: LONG_TOAST_MS,
      isAtBottom: true,
    },
  },
});

/** A profile was saved. */
export const ProfileUpdated = meta.story(
  showing('Profile Updated', 'Your profile information has been updated successfully.'),
);

/** A shopper became a seller. */
export const SellerAccountCreated = meta.story(
  showing('Seller Account Created', 'Your seller account has been created successfully.'),
);

/** A seller created a product. */
export const ProductCreated = meta.story(
  showing('Product Created', 'Your product has been created successfully.', { isAtBottom: true }),
);

/** A seller changed a product. */
export const ProductUpdated = meta.story(
  showing('Product Updated', 'Your product has been updated successfully.', { isAtBottom: true }),
);

/** A seller deleted a product. */
export const ProductDeleted = meta.story({
  args: { options: { title: 'Deleted Stoneware Cup', onUndo: () => undefined } },
});

/** The browser could not store the cart. */
export const CartNotSaved = meta.story({
  name: 'Error toast: cart not saved',
  parameters: forcedColours(),
  args: {
    options: {
      title: 'Your cart cannot be saved',
      description: 'Browser storage is full or blocked. Changes last until you leave or reload.',
      duration: Infinity,
    },
  },
});

/** Below the header of a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
