import { expect, waitFor } from 'storybook/test';

/** Delays axe and the screenshot until the page of a whole-shop story has loaded, even without a play function. */
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
