import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lintConfig = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');

test('.oxlintrc.json lists every page folder', () => {
  const [, listed = ''] =
    /"regex": "\^[^"]*\+\(([\w|-]+)\)\/",\s*"message": "A page /.exec(lintConfig) ?? [];
  const folders = readdirSync(new URL('../../src/pages', import.meta.url));
  expect(listed.split('|')).toEqual(folders.toSorted());
});
