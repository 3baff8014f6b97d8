import { expect, test } from 'vitest';
import { scrollTarget } from '../../src/app/navigation/scroll-target.ts';

const link = { isNewEntry: true, savedTop: undefined, hasFragment: false, preservesScroll: false };
const back = { ...link, isNewEntry: false, savedTop: 480 };

test.each([
  ['a link scrolls to the top', link, 0],
  ['a link with a fragment scrolls to it', { ...link, hasFragment: true }, 'fragment'],
  ['a filter preserves the position', { ...link, preservesScroll: true }, undefined],
  ['a link does not scroll to the saved position', { ...link, savedTop: 480 }, 0],
  ['Back restores the position', back, 480],
  ['Back restores the position of a fragment, too', { ...back, hasFragment: true }, 480],
  [
    'Back to a page without a position scrolls to its fragment',
    { ...link, isNewEntry: false, hasFragment: true },
    'fragment',
  ],
  [
    'Back within a filter, without a saved position, scrolls to the top',
    { ...link, isNewEntry: false, preservesScroll: true },
    0,
  ],
])('%s', (_, arrival, target) => {
  expect(scrollTarget(arrival)).toBe(target);
});
