import { expect, test } from 'vitest';
import { moveThumb } from '../../src/design-system/forms/move-thumb.ts';

test.each([
  [0, 60, null, [60, 80]],
  [0, 90, null, [80, 80]],
  [1, 60, null, [40, 60]],
  [1, 30, null, [40, 40]],
  [0, 70, 50, [50, 70]],
  [1, 20, 50, [20, 50]],
] as const)(
  'moveThumb moves thumb %i to %j, at most to the other one, from the shared start %j',
  (thumb, value, sharedStart, expected) => {
    expect(moveThumb([40, 80], thumb, value, sharedStart)).toEqual(expected);
  },
);
