import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { addTransitionType, startTransition, useState, type ComponentProps } from 'react';
import {
  productTransitionName,
  ProductViewTransition,
} from '../../../src/design-system/commerce/ProductViewTransition.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { lampPhotograph, vasePhotograph } from '../../fixtures/products.ts';

type ProductViewTransitionProps = ComponentProps<typeof ProductViewTransition>;

/** Toggles between a photograph in card size and in page size, in a transition. */
function CardAndPage({ productId, children }: ProductViewTransitionProps) {
  const [isOnPage, setIsOnPage] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          startTransition(() => {
            addTransitionType(productTransitionName(productId));
            setIsOnPage(!isOnPage);
          });
        }}
      >
        {isOnPage ? 'Back to the card' : 'Go to the page'}
      </Button>
      <div key={String(isOnPage)} className="mt-6" style={{ width: isOnPage ? 480 : 160 }}>
        <ProductViewTransition productId={productId}>{children}</ProductViewTransition>
      </div>
    </>
  );
}

// Docs pages show this name as code.
CardAndPage.displayName = 'ProductViewTransition';

const meta = preview.meta({
  component: ProductViewTransition,
  args: {
    productId: '1',
    children: <ResponsiveImage image={lampPhotograph} sizes="480px" />,
  },
  argTypes: {
    children: selectControl({
      'Arc Desk Lamp': <ResponsiveImage image={lampPhotograph} sizes="480px" />,
      'Bud Vase': <ResponsiveImage image={vasePhotograph} sizes="480px" />,
    }),
  },
  parameters: {
    usage: {
      when: 'Around the photograph of a product in its card and on its page, one of each in the document.',
      whenNot: 'Around a photograph that exists in one of the two only: it would fade, not move.',
      screenReader: 'It has no role. The photograph is read by its text alternative.',
    },
  },
  render: (args) => <CardAndPage {...args} />,
});

export const Default = meta.story({ parameters: noScreenshot });
