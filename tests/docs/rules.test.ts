import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

const page = readFileSync('stories/docs/Rules.mdx', 'utf8');
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

test('every rule ends with `file` → `test`', () => {
  const [, ...rules] = page.replaceAll(/\n## .*/g, '').split(/^- /m);
  const ending = /`[\w./-]+`\s+→\s+`(?:tests|stories)\/[\w./-]+`\s*$/;
  expect(rules.filter((rule) => !ending.test(rule))).toEqual([]);
});
