import { expect, waitFor } from 'storybook/test';

/** How long a page's code may take to come, in milliseconds. */
export const ARRIVAL_TIMEOUT_MS = 5000;

/**
 * A story of the whole shop is finished when its page stands under the header, whether or not it has a
 * play that waits for it; axe and the pictures look at it then.
 */
export async function awaitPage({
  args,
  canvasElement,
}: {
  args: object;
  canvasElement: HTMLElement;
}): Promise<void> {
  const isShop = 'route' in args && canvasElement.querySelector('header') !== null;
  if (!isShop) return;
  await waitFor(() =>
    expect(canvasElement.querySelector('main')).toHaveAttribute('aria-busy', 'false'),
  );
}
