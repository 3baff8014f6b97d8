import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '../../../src/design-system/layout/NavigationProgress.tsx';
import { withContainingBlock } from '../../fixtures/decorators.tsx';

const meta = {
  title: 'Components/Layout/NavigationProgress',
  component: NavigationProgress,
  args: { isPending: true },
  parameters: { layout: 'fullscreen' },
  decorators: [withContainingBlock('4rem')],
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is decorative and has no role to query. */
function findBar(canvasElement: HTMLElement): Element {
  const bar = canvasElement.querySelector('[aria-hidden="true"]');
  if (!bar) throw new Error('No progress bar found.');
  return bar;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement);
    await waitFor(() => expect(bar).toHaveStyle({ opacity: '1' }));
    await expect(bar.getBoundingClientRect().width).toBeGreaterThan(0);
  },
};

export const Idle: Story = {
  args: { isPending: false },
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement);
    await expect(bar).toHaveStyle({ opacity: '0' });
    await expect(bar.getBoundingClientRect().width).toBe(0);
  },
};
