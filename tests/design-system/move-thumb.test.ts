import { expect, test } from 'vitest';
import { moveThumb } from '../../src/design-system/forms/move-thumb.ts';

const values = { low: 40, high: 80 };

test.each([
  ['low', 60, null, { low: 60, high: 80 }],
  ['low', 90, null, { low: 80, high: 80 }],
  ['high', 60, null, { low: 40, high: 60 }],
  ['high', 30, null, { low: 40, high: 40 }],
  ['low', 70, 50, { low: 50, high: 70 }],
  ['high', 20, 50, { low: 20, high: 50 }],
] as const)(
  'moveThumb moves the %s thumb to %j, at most to the other one, from the shared start %j',
  (thumb, value, sharedStart, expected) => {
    expect(moveThumb(values, thumb, value, sharedStart)).toEqual(expected);
  },
);
