import preview from '../../.storybook/preview.tsx';
import { mainPageModes, pageParameters } from '../../.storybook/modes.ts';
import { expect, spyOn } from 'storybook/test';
import { ErrorBoundary } from '../../src/app/errors/ErrorBoundary.tsx';
import { expectLink } from '../fixtures/expect-link.ts';

function ThrowingPage(): never {
  throw new Error('This page throws.');
}

function BrokenPage() {
  return (
    <ErrorBoundary>
      <ThrowingPage />
    </ErrorBoundary>
  );
}

const meta = preview.meta({
  title: 'Pages/Unexpected Error',
  component: BrokenPage,
  parameters: pageParameters('Replaces a page that failed, with a button to reload it.'),
  // React logs the caught error.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
});

/** A page has failed to render. */
export const Default = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeEnabled();
    await expectLink(canvas, 'Return to Home', '/');
  },
});
