import { expect, test } from 'vitest';
import { findLayoutTransitions } from './motion.ts';
import { findFiles } from './source-files.ts';

const transitionsOf = (text: string) => findLayoutTransitions([{ path: 'a.css', text }]);

test('transitions in src change no property that causes layout', () => {
  expect(findLayoutTransitions(findFiles('src', '.css'))).toEqual([]);
});

test.each([
  'transition: width var(--duration-move);',
  'transition:\n  opacity var(--duration-move),\n  margin var(--duration-move);',
  'transition-property: opacity, height;',
  'transition-property: all;',
])('findLayoutTransitions reports %s', (text) => {
  expect(transitionsOf(text)).toHaveLength(1);
});

test.each(['transition: transform var(--duration-move);', 'transition-property: color, opacity;'])(
  'findLayoutTransitions allows %s',
  (text) => {
    expect(transitionsOf(text)).toEqual([]);
  },
);
