import preview from '../../../.storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { CartLineImage } from '../../../src/design-system/commerce/CartLineImage.tsx';
import { option, photographControl, playground, selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, missingPhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  title: 'Components/Commerce/CartLineImage',
  component: CartLineImage,
  args: { photograph: lampPhotograph },
  argTypes: {
    photograph: selectControl({ ...photographControl.mapping, None: undefined }),
    imageSrc: selectControl({
      None: undefined,
      'Bud Vase': '/photographs/bud-vase-whole-320.webp',
      'Fails to load': '/photographs/not-found.webp',
    }),
    className: { control: false },
  },
  decorators: [withMaxWidth('7rem')],
});

export const Playground = meta.story({
  args: {
    photograph: option('Arc Desk Lamp'),
    imageSrc: option('None'),
  },
  parameters: playground,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(image.currentSrc).toContain('arc-desk-lamp-whole'));
    await expect(image.clientWidth).toBe(112);
    await expect(image.clientHeight).toBe(140);
  },
});

/** For a product that is not in the catalogue: the image path stored in the cart. */
export const StoredImage = meta.story({
  args: { photograph: undefined, imageSrc: '/photographs/bud-vase-whole-320.webp' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await expect(image).toHaveAttribute('src', '/photographs/bud-vase-whole-320.webp');
    await waitFor(() => expect(image.naturalWidth).toBe(320));
    await expect(image.clientHeight).toBe(140);
  },
});

/** The photograph takes precedence. */
Default.test(
  'prefers the photograph to the stored image',
  { args: { imageSrc: '/photographs/bud-vase-whole-320.webp' } },
  async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(image.currentSrc).toContain('arc-desk-lamp-whole'));
  },
);

export const NoImage = meta.story({
  args: { photograph: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
    await expect(canvasElement.clientHeight).toBeGreaterThanOrEqual(140);
  },
});

export const PhotographFailedToLoad = meta.story({ args: { photograph: missingPhotograph } });

/** The browser's broken-image icon is hidden, and the box does not change its size. */
export const StoredImageFailedToLoad = meta.story({
  args: { photograph: undefined, imageSrc: '/photographs/not-found.webp' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).not.toBeVisible());
    await expect(image?.parentElement?.clientHeight).toBe(140);
  },
});
