import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StarRating } from '../../../src/design-system/commerce/StarRating.tsx';
import { rangeControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  component: StarRating,
  parameters: {
    usage: {
      when: 'Once per product, on its page, beside the price.',
      whenNot: 'To let a visitor rate: it is text, not a control.',
      screenReader: 'An image, named 4.7 out of 5. The stars are not read one by one.',
    },
  },
  args: { rating: 4.7 },
  argTypes: {
    rating: rangeControl(0, 5, 0.1),
  },
});

export const Default = meta.story();

Default.test('fills four of five stars for 4.7', async ({ canvas }) => {
  const stars = canvas.getByRole('img', { name: '4.7 out of 5' });
  const isFilled = [...stars.children].map((star) => getComputedStyle(star).fill !== 'none');
  await expect(isFilled).toEqual([true, true, true, true, false]);
  // The line of an empty star needs a contrast of 3:1.
  const color = getComputedStyle(stars).getPropertyValue('--color-ink-3');
  await expect(stars.lastElementChild).toHaveStyle({ color });
  // Otherwise Orca reads neither the stars nor the name.
  for (const star of stars.children) await expect(star).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('47 reviews')).toBeVisible();
});

export const FiveStars = meta.story({ args: { rating: 5 } });

export const NoStars = meta.story({ args: { rating: 0 } });
