import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../.storybook/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import { orderValues, overFiftyCart } from '../fixtures/shop/carts.ts';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = {
  title: 'Pages/Checkout',
  component: ShopAt,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/checkout', cart: overFiftyCart },
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place Order' })).toBeEnabled();
    await expect(canvas.getByLabelText('Country')).toHaveValue('United States');
  },
};

export const EachFieldRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
    for (const label of Object.keys(orderValues)) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Please fill out this field.',
      );
    }
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const EmailRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ines');
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/include an '@'/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EmptyCart: Story = {
  args: { cart: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
};

export const MendsAnError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
    await userEvent.type(canvas.getByLabelText('City'), 'P');
    await expect(canvas.getByLabelText('City')).toBeValid();
    await expect(canvas.getByLabelText('ZIP')).toBeInvalid();
  },
};

export const Processing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Place Order' });
    for (const [label, value] of Object.entries(orderValues)) {
      await userEvent.type(canvas.getByLabelText(label), value);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(
      within(canvas.getByRole('region', { name: 'Order Summary' })).getByText('$262.15'),
    ).toBeVisible();
  },
};
