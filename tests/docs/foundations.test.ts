import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';
import { findFiles } from '../support/source-files.ts';

/** Prefixes of the tokens that the pages show: `prefix="--aspect-"`. */
const prefixes = findFiles('stories/docs/foundations', '.mdx').flatMap(({ text }) =>
  [...text.matchAll(/prefix="(--[\w-]+)/g)].map(([, prefix = '']) => prefix),
);

const tokens = parseTokens(readFileSync('src/design-system/tokens.css', 'utf8'));

test('the foundation pages have a list for the prefix of every token', () => {
  const names = tokens.map(({ name }) => name);
  expect(names.filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});
