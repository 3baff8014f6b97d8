import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';
import { findFiles } from '../architecture/source-files.ts';

const pages = ['.mdx', '.tsx'].flatMap((end) => findFiles('stories/docs/foundations', end));

/** Prefixes of the tokens that the pages show: `prefix="--aspect-"`, `tokensOf('--radius-')`. */
const prefixes = pages.flatMap(({ text }) =>
  [...text.matchAll(/(?:prefix="|tokensOf\('|name=\{`)(--[\w-]+)/g)].map(
    ([, prefix = '']) => prefix,
  ),
);

const tokens = parseTokens(readFileSync('src/design-system/tokens.css', 'utf8'));

test('the foundation pages show every token', () => {
  const names = tokens.map(({ name }) => name);
  expect(names.filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});
