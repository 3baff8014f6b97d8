import { expect, test } from 'vitest';
import { photographSourceSet } from '../../src/domain/photograph.ts';

test('a source set names every delivery with its width', () => {
  const photograph = {
    path: '/photographs/vase',
    widths: [320, 800],
    width: 800,
    height: 1000,
    color: '#ccc',
    alt: 'A vase',
  };
  expect(photographSourceSet(photograph, 'avif')).toBe(
    '/photographs/vase-320.avif 320w, /photographs/vase-800.avif 800w',
  );
});
