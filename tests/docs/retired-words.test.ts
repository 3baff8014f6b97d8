import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retiredWords } from './retired-words.ts';

const root = new URL('../../', import.meta.url);
const TEXT = /\.(?:css|html|json|jsonc|md|mdx|mjs|svg|toml|ts|tsx|txt|webmanifest|ya?ml)$/;
const EXEMPT = /package-lock\.json$|^tests\/docs\/retired-words|^scripts\/renders\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TEXT.test(path) && !EXEMPT.test(path));

test.each(retiredWords)('files do not use /%s/: use %s', (pattern) => {
  const word = new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i');
  const uses = files.flatMap((path) =>
    `${path}\n${readFileSync(new URL(path, root), 'utf8')}`
      .split('\n')
      .flatMap((line, index) => (word.test(line) ? [`${path}:${index}: ${line.trim()}`] : [])),
  );
  expect(uses).toEqual([]);
});
