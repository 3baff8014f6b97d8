import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '../../../src/design-system/layout/NavigationProgress.tsx';
import { withOwnScreen } from '../../fixtures/decorators.tsx';

const meta = {
  title: 'Components/Layout/NavigationProgress',
  component: NavigationProgress,
  args: { isPending: true },
  parameters: { layout: 'fullscreen' },
  decorators: [withOwnScreen('4rem')],
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line is drawing alone, without a role to find it by. */
function findLine(canvasElement: HTMLElement): Element {
  const line = canvasElement.querySelector('[aria-hidden="true"]');
  if (!line) throw new Error('There is no line.');
  return line;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = findLine(canvasElement);
    await waitFor(() => expect(line).toHaveStyle({ opacity: '1' }));
    await expect(line.getBoundingClientRect().width).toBeGreaterThan(0);
  },
};

export const AtRest: Story = {
  args: { isPending: false },
  play: async ({ canvasElement }) => {
    const line = findLine(canvasElement);
    await expect(line).toHaveStyle({ opacity: '0' });
    await expect(line.getBoundingClientRect().width).toBe(0);
  },
};
