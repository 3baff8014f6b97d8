import { expect, test } from 'vitest';
import { socialImageUrl, withUrls } from '../../src/domain/photograph.ts';

const vase = {
  path: 'photographs/vase',
  widths: [320, 1200, 1600],
  width: 1600,
  height: 2000,
  color: '#ccc',
  alt: 'A vase',
};

test('srcSet lists the file of every width', () => {
  expect(withUrls(vase).srcSet).toBe(
    '/photographs/vase-320.avif 320w, /photographs/vase-1200.avif 1200w, /photographs/vase-1600.avif 1600w',
  );
});

test.each([
  ['a file of 1200 pixels', [320, 1200, 1600], 1200],
  ['the narrowest wider file', [320, 1201, 1600], 1201],
  ['the widest file if all are narrower', [320, 800], 800],
])('socialImageUrl returns %s', (_, widths, expected) => {
  const photograph = { ...vase, widths, width: widths.at(-1) ?? 0 };
  expect(socialImageUrl(photograph)).toBe(`/photographs/vase-${expected}.webp`);
});

test('src is the WebP file of the middle width, or of the full width if `widths` is empty', () => {
  expect(withUrls({ ...vase, widths: [320, 800, 1600] }).src).toBe('/photographs/vase-800.webp');
  expect(withUrls({ ...vase, widths: [] }).src).toBe(`/photographs/vase-${vase.width}.webp`);
});
