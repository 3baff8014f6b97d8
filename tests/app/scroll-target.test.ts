import { expect, test } from 'vitest';
import { scrollTarget } from '../../src/app/navigation/scroll-target.ts';

const link = { isNewEntry: true, savedTop: undefined, hasFragment: false, keepsPosition: false };
const back = { ...link, isNewEntry: false, savedTop: 480 };

test.each([
  ['a link leads to the top', link, 0],
  ['a link with a fragment leads to it', { ...link, hasFragment: true }, 'fragment'],
  ['a filter keeps the position', { ...link, keepsPosition: true }, undefined],
  ['a link does not lead to the saved position', { ...link, savedTop: 480 }, 0],
  ['Back restores the position', back, 480],
  ['Back restores the position of a fragment, too', { ...back, hasFragment: true }, 480],
  [
    'Back to a page without a position leads to its fragment',
    { ...link, isNewEntry: false, hasFragment: true },
    'fragment',
  ],
  [
    'Back within a filter, without a saved position, leads to the top',
    { ...link, isNewEntry: false, keepsPosition: true },
    0,
  ],
])('%s', (_, arrival, target) => {
  expect(scrollTarget(arrival)).toBe(target);
});
