import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../../../src/design-system/primitives/Button.tsx';

const meta = {
  title: 'Components/Primitives/Button',
  component: Button,
  args: { children: 'Explore Collection', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Added to Cart' } };

export const Disabled: Story = {
  args: { disabled: true, children: 'Processing...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const LongText: Story = {
  args: { children: 'Read everything there is to know about the making of this lamp' },
  globals: { viewport: { value: 'narrow' } },
};

export const AsLink: Story = {
  render: () => <ButtonLink href="/products">Explore Collection</ButtonLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Explore Collection' });
    await expect(link).toHaveAttribute('href', '/products');
  },
};

export const Presses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const PressesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
