import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '../../../src/design-system/layout/NavigationProgress.tsx';
import { withContainingBlock } from '../../fixtures/decorators.tsx';

const meta = preview.meta({
  component: NavigationProgress,
  args: { isNavigating: true },
  parameters: {
    usage: {
      when: 'Once, in the layout, with the pending state of the navigation.',
      whenNot: 'For work within a page, e.g. an order: change the text of its button.',
      screenReader:
        'Not in the accessibility tree: the focus moves to the heading of the page that has loaded.',
    },
    layout: 'fullscreen',
  },
  decorators: [withContainingBlock('4rem')],
});

/** The bar is decorative and has no role to query. */
function findBar(canvasElement: HTMLElement): Element {
  const bar = canvasElement.querySelector('[aria-hidden="true"]');
  if (!bar) throw new Error('No progress bar found.');
  return bar;
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement);
    await waitFor(() => expect(bar).toBeVisible());
    await expect(bar.getBoundingClientRect().width).toBeGreaterThan(0);
  },
});

Default.test('grows slowly', async ({ canvasElement }) => {
  const { width } = findBar(canvasElement).getBoundingClientRect();
  await expect(width).toBeLessThan(window.innerWidth / 2);
});

export const Idle = meta.story({
  parameters: noScreenshot,
  args: { isNavigating: false },
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement);
    await expect(bar).toHaveStyle({ opacity: '0' });
    await expect(bar.getBoundingClientRect().width).toBe(0);
  },
});
