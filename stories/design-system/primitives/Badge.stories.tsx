import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../../src/design-system/primitives/Badge.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';

const meta = {
  title: 'Components/Primitives/Badge',
  component: Badge,
  args: { children: 'Out of Stock' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
  },
};

export const Clay: Story = { args: { tone: 'clay', children: 'Low stock' } };

export const LongText: Story = {
  args: { children: 'Out of stock until the potter comes back from the summer in the hills' },
  globals: { viewport: { value: 'narrow' } },
};

export const HostileName: Story = {
  args: { children: HOSTILE_NAME },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(HOSTILE_NAME)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
