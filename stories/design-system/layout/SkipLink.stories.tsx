import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '../../../src/design-system/layout/SkipLink.tsx';
import { Link } from '../../../src/design-system/primitives/Link.tsx';
import { withContainingBlock } from '../../fixtures/decorators.tsx';

const meta = {
  title: 'Components/Layout/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="/products" className="block pt-head">
        SHOP
      </Link>
      <section id={args.targetId} tabIndex={-1} aria-label="Content">
        Featured Collection
      </section>
    </>
  ),
  decorators: [withContainingBlock('12rem')],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvas }) => {
    const url = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
    await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus();
    await expect(window.location.href).toBe(url);
  },
};

export const SkipsToContentByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'SHOP' })).not.toHaveFocus();
  },
};
