import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { CRITERIA, verdictOf } from '../../stories/docs/accessibility/criteria.ts';

/** The success criteria of WCAG 2.2 at each level, copied from the W3C recommendation. */
const wcag = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

/** Source of the axe-core version that the end-to-end tests use. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core'),
  'utf8',
);

describe('CRITERIA', () => {
  test.each(['A', 'AA'] as const)('lists every WCAG criterion of level %s', (level) => {
    const listed = CRITERIA.filter((criterion) => criterion.level === level);
    expect(listed.map(({ number }) => number)).toEqual(wcag[level].split(' '));
  });

  test('follows the order of WCAG', () => {
    const numbers = CRITERIA.map(({ number }) => number);
    expect(numbers).toEqual(
      numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
  });

  test.each(CRITERIA)('references existing test files for $number', ({ tests }) => {
    expect(tests.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual(
      [],
    );
  });

  test.each(CRITERIA)('references existing axe rules for $number', ({ axe = [] }) => {
    expect(axe.filter((rule) => !axeSource.includes(`id: '${rule}',`))).toEqual([]);
  });

  test.each(CRITERIA.filter((criterion) => verdictOf(criterion) !== 'tested'))(
    'explains why no test covers $number',
    ({ notApplicable, note, tests, axe = [] }) => {
      expect(notApplicable ?? note).toMatch(/\.$/);
      expect([...tests, ...axe]).toEqual([]);
    },
  );
});
