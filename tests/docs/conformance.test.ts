import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { CRITERIA, verdictOf } from '../../stories/docs/accessibility/criteria.ts';

/** The criteria of WCAG 2.2 at each level, as W3C's recommendation counts them. */
const wcag = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

/** The text of the axe that the end-to-end tests run. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core'),
  'utf8',
);

describe('the page on conformance', () => {
  test.each(['A', 'AA'] as const)('lists every criterion of level %s', (level) => {
    const listed = CRITERIA.filter((criterion) => criterion.level === level);
    expect(listed.map(({ number }) => number)).toEqual(wcag[level].split(' '));
  });

  test('keeps the order of WCAG', () => {
    const numbers = CRITERIA.map(({ number }) => number);
    expect(numbers).toEqual(
      numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
  });

  test.each(CRITERIA)('names tests of $number that exist', ({ tests }) => {
    expect(tests.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual(
      [],
    );
  });

  test.each(CRITERIA)('names rules of $number that axe has', ({ axe = [] }) => {
    expect(axe.filter((rule) => !axeSource.includes(`id: '${rule}',`))).toEqual([]);
  });

  test.each(CRITERIA.filter((criterion) => verdictOf(criterion) !== 'tested'))(
    'says why no test covers $number',
    ({ absent, note, tests, axe = [] }) => {
      expect(absent ?? note).toMatch(/\.$/);
      expect([...tests, ...axe]).toEqual([]);
    },
  );
});
