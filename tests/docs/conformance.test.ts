import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

/** The success criteria of WCAG 2.2 at each level, copied from the W3C recommendation. */
const wcag = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const page = readFileSync('stories/docs/accessibility/Conformance.mdx', 'utf8');

const criteria = [...page.matchAll(/^\| (\d\S+) .*?\| (AA?) +\| (.*?) *\| (.*?) *\|$/gm)].map(
  ([, number = '', level = '', tests = '', note = '']) => ({ number, level, tests, note }),
);

const testFiles = new Set(
  [
    ...findFiles('tests', '.spec.ts', '.test.ts', '.txt'),
    ...findFiles('stories', '.stories.tsx'),
  ].map(({ path }) => basename(path).replace(/\.(?:spec|test|stories)\.tsx?$/, '')),
);

const isTested = ({ tests }: { tests: string }) => tests !== 'none' && tests !== 'not applicable';

test.each(['A', 'AA'] as const)(
  'the Conformance page lists every WCAG criterion of level %s in order',
  (level) => {
    const listed = criteria.filter((criterion) => criterion.level === level);
    expect(listed.map(({ number }) => number)).toEqual(wcag[level].split(' '));
  },
);

test.each(criteria.filter(isTested))(
  'the Conformance page references existing test files for $number',
  ({ tests }) => {
    const names = tests.split(', ').filter((name) => name !== 'axe');
    expect(names.filter((name) => !testFiles.has(name))).toEqual([]);
  },
);

test.each(criteria.filter((criterion) => !isTested(criterion)))(
  'the Conformance page has a sentence on why no test covers $number',
  ({ note }) => {
    expect(note).toMatch(/\.$/);
  },
);
