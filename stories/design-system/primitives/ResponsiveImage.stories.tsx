import preview from '../../../.storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { photographControl, textControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, makePhotograph, missingPhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  component: ResponsiveImage,
  parameters: {
    usage: {
      when: [
        'For every photograph of the catalogue. Its size, formats and mean colour are known before the image loads.',
        'Set `sizes` to the rendered width, so the browser loads no larger file than it needs.',
        'Pass a landscape photograph as `wide` if the layout of wide screens has another ratio.',
      ],
      whenNot: [
        'With a border or a shadow.',
        'With a fixed height: the layout sets the ratio, 4:5 by default, and the image is cropped to it.',
        'Under text that is laid over it, except a StockBadge.',
      ],
      screenReader:
        'Reads as an image, named by the photograph’s text alternative or by `alt`. With `alt=""` it is decorative and skipped; without a photograph there is nothing to read. An image that fails to load shows its text alternative on a placeholder, which is its name too.',
      content:
        'The photograph’s text alternative: one sentence with what matters to a shopper who cannot see it.',
    },
  },
  args: { image: lampPhotograph, sizes: '320px' },
  decorators: [withMaxWidth('20rem')],
  argTypes: {
    image: photographControl,
    wide: { control: false },
    alt: textControl,
    isPriority: { control: 'boolean' },
  },
});

export const Default = meta.story();

Default.test('loads at once with priority', { args: { isPriority: true } }, async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'A lit desk lamp' });
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
});

export const NoPhotograph = meta.story({ args: { image: undefined } });

export const ImageFailedToLoad = meta.story({
  args: { image: missingPhotograph, isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: missingPhotograph.alt });
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.naturalWidth).toBe(0);
    await expect(image.closest('span')?.querySelector('svg')).toHaveStyle({
      backgroundColor: missingPhotograph.color,
    });
  },
});

export const LongAltText = meta.story({
  args: {
    image: makePhotograph('not-found', {
      alt: 'A speckled dripper on a carafe of coffee beside a mug, all on an oak board, in the low light of a winter morning.',
    }),
  },
});
