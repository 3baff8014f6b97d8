import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { findPhotographs, products } from '../../src/catalogue/catalogue.ts';
import { Button } from '../../src/design-system/primitives/Button.tsx';
import { ToastRegion } from '../../src/app/ToastRegion.tsx';
import { notify, type Notice } from '../../src/pages/shared/toasts/notify.ts';

const [lamp] = products;
const photograph = lamp && findPhotographs(lamp)[0];

/** Shows a toast in the toast region. */
function ToastOnPage({ notice }: { notice: Notice }) {
  return (
    <div className="min-h-svh">
      <Button onClick={() => void notify(notice)}>Show the Toast</Button>
      <ToastRegion />
    </div>
  );
}

const meta = {
  title: 'Patterns/Toasts',
  component: ToastOnPage,
  parameters: { layout: 'fullscreen' },
  args: { notice: { title: 'Added Arc Desk Lamp to cart', photograph } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the Toast' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(args.notice.title)).toBeVisible();
    if (args.notice.description !== undefined) {
      await expect(page.getByText(args.notice.description)).toBeVisible();
    }
  },
} satisfies Meta<typeof ToastOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProductAdded: Story = {};

export const QuantityUpdated: Story = {
  args: { notice: { title: 'Updated quantity for Arc Desk Lamp', photograph } },
};

export const ProductRemoved: Story = {
  args: {
    notice: { title: 'Removed Arc Desk Lamp from cart', photograph, onUndo: () => undefined },
  },
};

export const CartCleared: Story = {
  args: { notice: { title: 'Cart cleared', onUndo: () => undefined } },
};

export const OrderPlaced: Story = { args: { notice: { title: 'Order placed successfully!' } } };

export const ProfileUpdated: Story = {
  args: {
    notice: {
      title: 'Profile Updated',
      description: 'Your profile information has been updated successfully.',
    },
  },
};

export const SellerAccountCreated: Story = {
  args: {
    notice: {
      title: 'Seller Account Created',
      description: 'Your seller account has been created successfully.',
    },
  },
};

export const ProductCreated: Story = {
  args: {
    notice: {
      title: 'Product Created',
      description: 'Your product has been created successfully.',
    },
  },
};

export const ProductUpdated: Story = {
  args: {
    notice: {
      title: 'Product Updated',
      description: 'Your product has been updated successfully.',
    },
  },
};

export const CartNotSaved: Story = {
  args: {
    notice: {
      title: 'Your cart cannot be saved',
      description: 'Browser storage is full or blocked. Changes last until you leave or reload.',
      isPersistent: true,
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
