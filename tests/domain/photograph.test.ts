import { expect, test } from 'vitest';
import { photographSrcSet, socialImageUrl } from '../../src/domain/photograph.ts';

const vase = {
  path: '/photographs/vase',
  widths: [320, 1200, 1600],
  width: 1600,
  height: 2000,
  color: '#ccc',
  alt: 'A vase',
};

test('a source set names every delivery with its width', () => {
  expect(photographSrcSet(vase, 'avif')).toBe(
    '/photographs/vase-320.avif 320w, /photographs/vase-1200.avif 1200w, /photographs/vase-1600.avif 1600w',
  );
});

test.each([
  ['the narrowest of 1200 pixels or more', [320, 1200, 1600], 1200],
  ['the narrowest above', [320, 1201, 1600], 1201],
  ['the widest, where none is as wide', [320, 800], 800],
])('others are shown %s', (_, widths, shown) => {
  const photograph = { ...vase, widths, width: widths.at(-1) ?? 0 };
  expect(socialImageUrl(photograph)).toBe(`/photographs/vase-${shown}.webp`);
});
