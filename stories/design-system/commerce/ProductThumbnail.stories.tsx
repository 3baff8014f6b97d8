import preview from '../../../.storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { ProductThumbnail } from '../../../src/design-system/commerce/ProductThumbnail.tsx';
import { cartImageControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, missingPhotograph, vasePhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'Where the name of the product is beside it: in a line of an order or a cart, or in a row of a table.',
      whenNot: 'For a photograph that says something: use ResponsiveImage with an `alt`.',
      screenReader: 'Decorative: not in the accessibility tree.',
    },
  },
  component: ProductThumbnail,
  args: { image: lampPhotograph },
  argTypes: {
    image: cartImageControl,
  },
  decorators: [withMaxWidth('7rem')],
});

export const Default = meta.story();

/** For a product that is not in the catalogue: the image path stored in the cart. */
export const StoredImage = meta.story({ args: { image: vasePhotograph.src } });

export const NoImage = meta.story({
  args: { image: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
    await expect(canvasElement.clientHeight).toBeGreaterThanOrEqual(140);
  },
});

export const PhotographFailedToLoad = meta.story({ args: { image: missingPhotograph } });

/** A stored one: the browser's broken-image icon is hidden, and the box does not change its size. */
PhotographFailedToLoad.test(
  'hides the broken image',
  { args: { image: '/photographs/not-found.webp' } },
  async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).not.toBeVisible());
    await expect(image?.parentElement?.clientHeight).toBe(140);
  },
);
