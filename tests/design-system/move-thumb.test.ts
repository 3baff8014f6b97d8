import { expect, test } from 'vitest';
import { moveThumb } from '../../src/design-system/forms/move-thumb.ts';

test.each([
  [0, 60, [60, 80]],
  [0, 90, [80, 80]],
  [1, 60, [40, 60]],
  [1, 30, [40, 40]],
] as const)(
  'moveThumb moves thumb %i to %i, at most to the other one',
  (thumb, value, expected) => {
    expect(moveThumb([40, 80], thumb, value, null)).toEqual(expected);
  },
);

test.each([
  [70, [50, 70]],
  [20, [20, 50]],
] as const)('moveThumb moves the thumb towards %i if both started at 50', (value, expected) => {
  expect(moveThumb([50, 50], 0, value, 50)).toEqual(expected);
});
