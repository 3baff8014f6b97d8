import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lintConfig = readFileSync('.oxlintrc.json', 'utf8');

test('.oxlintrc.json lists every page folder', () => {
  const [, listed = ''] = /"regex": "\^[^"]*\+\(([\w|-]+)\)\/"/.exec(lintConfig) ?? [];
  const folders = readdirSync('src/pages');
  expect(listed.split('|')).toEqual(folders.toSorted());
});
