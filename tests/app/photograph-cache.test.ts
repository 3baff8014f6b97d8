import { expect, test } from 'vitest';
import { photographPathOf } from '../../src/app/offline/photograph-cache.ts';

test('photographPathOf finds photographs, below a base path too', () => {
  expect(photographPathOf('/photographs/bud-vase-whole-800.avif')).toBe(
    '/photographs/bud-vase-whole',
  );
  expect(photographPathOf('/shop/photographs/bud-vase-320.webp')).toBe(
    '/shop/photographs/bud-vase',
  );
  expect(photographPathOf('/assets/index-800.js')).toBeUndefined();
});
