import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFiles } from '../architecture/source-files.ts';

const page = readFileSync(new URL('../../stories/docs/Rules.mdx', import.meta.url), 'utf8');
const headings = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));

const files = ['src', 'scripts', 'tests', 'stories'].flatMap((folder) =>
  findFiles(folder, '.ts', '.tsx', '.css'),
);

test('citations of the Rules page name one of its headings', () => {
  const unknown = files.flatMap(({ path, text }) => {
    const unwrapped = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
    return [...unwrapped.matchAll(/\(Rules:\s([^)]+)\)/g)]
      .filter(([, heading]) => !headings.has(heading))
      .map(([citation]) => `${path}: ${citation}`);
  });
  expect(unknown).toEqual([]);
});

test('no file in src cites the specification, which is not in the repository', () => {
  const cited = files
    .filter(({ path }) => path.startsWith('src/'))
    .filter(({ text }) => /\((?:spec)\b/.test(text));
  expect(cited.map(({ path }) => path)).toEqual([]);
});
