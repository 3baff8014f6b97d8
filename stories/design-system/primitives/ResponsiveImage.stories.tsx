import preview from '../../../.storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { photographControl, textControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph, makePhotograph, missingPhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  title: 'Components/Primitives/ResponsiveImage',
  component: ResponsiveImage,
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
