import { expect, waitFor } from 'storybook/test';

/** Delays axe and the screenshot of a story of the whole shop until its page has loaded, also without a play. */
export async function waitForPage({
  args,
  canvasElement,
}: {
  args: object;
  canvasElement: HTMLElement;
}): Promise<void> {
  if (!('route' in args) || !canvasElement.querySelector('header')) return;
  await waitFor(() =>
    expect(canvasElement.querySelector('main')).toHaveAttribute('aria-busy', 'false'),
  );
}
