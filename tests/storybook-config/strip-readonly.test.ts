import { expect, test } from 'vitest';
import { stripReadonly } from '../../.storybook/strip-readonly.ts';

test.each([
  ['  items: readonly Item[];', '  items: Item[];'],
  ['  items?: readonly Item<V>[];', '  items?: Item<V>[];'],
  ['  links: readonly { label: string }[];', '  links: { label: string }[];'],
  ['  labels?: readonly [string, string];', '  labels?: [string, string];'],
])('stripReadonly removes the modifier of the array prop %s', (code, stripped) => {
  expect(stripReadonly(code)).toBe(stripped);
});

test('stripReadonly does not change other code', () => {
  const code = 'const text = "label: readonly Item[];";';
  expect(stripReadonly(code)).toBe(code);
});
