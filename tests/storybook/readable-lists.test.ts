import { expect, test } from 'vitest';
import { readLists } from '../../.storybook/readable-lists.ts';

test.each([
  ['  items: readonly Item[];', '  items: Item[];'],
  ['  items?: readonly Item<V>[];', '  items?: Item<V>[];'],
  ['  links: readonly { label: string }[];', '  links: { label: string }[];'],
])('%s is read as a list', (written, read) => {
  expect(readLists(written)).toBe(read);
});

test('other words stay as they are', () => {
  const text = 'const said = "label: readonly Item[];";';
  expect(readLists(text)).toBe(text);
});
