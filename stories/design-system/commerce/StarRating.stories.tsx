import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StarRating } from '../../../src/design-system/commerce/StarRating.tsx';
import { rangeControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  title: 'Components/Commerce/StarRating',
  component: StarRating,
  args: { rating: 4.7 },
  argTypes: {
    rating: rangeControl(0, 5, 0.1),
  },
});

/** Whether each star is filled, from left to right. */
function filledStars(stars: HTMLElement): boolean[] {
  return [...stars.children].map((star) => getComputedStyle(star).fill !== 'none');
}

export const Default = meta.story();

Default.test('fills four of five stars for 4.7', async ({ canvas }) => {
  const stars = canvas.getByRole('img', { name: '4.7 out of 5' });
  await expect(filledStars(stars)).toEqual([true, true, true, true, false]);
  // Otherwise Orca reads neither the stars nor the name.
  for (const star of stars.children) await expect(star).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('47 reviews')).toBeVisible();
});

export const FiveStars = meta.story({
  args: { rating: 5 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '5 out of 5' });
    await expect(filledStars(stars)).toEqual([true, true, true, true, true]);
    await expect(canvas.getByText('50 reviews')).toBeVisible();
  },
});

Default.test('rounds half stars down', { args: { rating: 2.9 } }, async ({ canvas }) => {
  const stars = canvas.getByRole('img', { name: '2.9 out of 5' });
  await expect(filledStars(stars)).toEqual([true, true, false, false, false]);
  await expect(canvas.getByText('29 reviews')).toBeVisible();
});

export const NoStars = meta.story({
  args: { rating: 0 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '0 out of 5' });
    await expect(filledStars(stars)).toEqual([false, false, false, false, false]);
    await expect(canvas.getByText('0 reviews')).toBeVisible();
  },
});
