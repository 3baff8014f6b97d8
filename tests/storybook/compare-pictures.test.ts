import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from '../../scripts/storybook/visual/compare-pictures.ts';

const paper = { r: 244, g: 239, b: 232 };

/** A picture of paper; the pixel in its first corner may be of another colour. */
function draw(width: number, height: number, corner = paper): Promise<Buffer> {
  const { r, g, b } = corner;
  const pixel = { raw: { width: 1, height: 1, channels: 3 as const } };
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: Buffer.from([r, g, b]), ...pixel, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test('two pictures of the same pixels do not differ', async () => {
  expect(await comparePictures(await draw(8, 6), await draw(8, 6))).toBeUndefined();
});

test('one pixel by one step of one colour is a difference', async () => {
  const result = await comparePictures(await draw(8, 6), await draw(8, 6, { ...paper, b: 233 }));
  expect(result?.pixels).toBe(1);
});

test('what one picture has beyond the other is a difference', async () => {
  const result = await comparePictures(await draw(8, 6), await draw(8, 9));
  expect(result?.pixels).toBe(8 * 3);
});
