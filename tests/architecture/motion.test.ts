import { expect, test } from 'vitest';
import { findMotionFaults } from './motion.ts';
import { findFiles } from './source-files.ts';

const faultsOf = (text: string) => findMotionFaults([{ path: 'a.css', text }]);

test('nothing that moves lays the page out anew', () => {
  expect(findMotionFaults(findFiles('src', '.css'))).toEqual([]);
});

test.each([
  'transition: width var(--duration-move);',
  'transition:\n  opacity var(--duration-move),\n  margin var(--duration-move);',
  'transition-property: opacity, height;',
  'transition-property: all;',
])('%s is found', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test.each(['transition: transform var(--duration-move);', 'transition-property: color, opacity;'])(
  '%s may be',
  (text) => {
    expect(faultsOf(text)).toEqual([]);
  },
);
