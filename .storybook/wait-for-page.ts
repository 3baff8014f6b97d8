import { expect, waitFor } from 'storybook/test';

/**
 * Delays axe and the screenshot until the page of a whole-shop story has loaded, even without a play function, and
 * until nothing moves: axe would measure the contrast of half-faded text. Vitest's addon ends CSS transitions only.
 */
export async function waitForPage({
  args,
  canvasElement,
}: {
  args: object;
  canvasElement: HTMLElement;
}): Promise<void> {
  if ('route' in args && canvasElement.querySelector('header')) {
    await waitFor(() =>
      expect(canvasElement.querySelector('main')).toHaveAttribute('aria-busy', 'false'),
    );
  }
  const animations = document.getAnimations().filter(({ playState }) => playState === 'running');
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
