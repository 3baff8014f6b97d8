import preview from '../../../.storybook/preview.tsx';
import { startTransition, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  TransitioningProductProvider,
  ProductViewTransition,
} from '../../../src/design-system/commerce/ProductViewTransition.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { lampPhotograph } from '../../fixtures/products.ts';

/** Toggles between a photograph in card size and in page size, in a transition. */
function CardAndPage({ productId }: { productId: string }) {
  const [isOnPage, setIsOnPage] = useState(false);
  return (
    <TransitioningProductProvider id={productId}>
      <Button
        onClick={() => {
          startTransition(() => {
            setIsOnPage(!isOnPage);
          });
        }}
      >
        {isOnPage ? 'Back to the card' : 'Go to the page'}
      </Button>
      <div key={String(isOnPage)} className="mt-6" style={{ width: isOnPage ? 480 : 160 }}>
        <ProductViewTransition productId={productId}>
          <ResponsiveImage photograph={lampPhotograph} sizes={isOnPage ? '480px' : '160px'} />
        </ProductViewTransition>
      </div>
    </TransitioningProductProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Commerce/ProductViewTransition',
  component: ProductViewTransition,
  args: { productId: '1', children: null },
  render: ({ productId }) => <CardAndPage productId={productId} />,
});

export const Default = meta.story();

Default.test('transitions to the page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to the page' }));
  await expect(await canvas.findByRole('button', { name: 'Back to the card' })).toBeVisible();
  const { width } = (await canvas.findByRole('img')).getBoundingClientRect();
  await expect(width).toBe(480);
});
