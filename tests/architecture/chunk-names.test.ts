import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

/**
 * First words of file names that content blockers block in `/assets/`, e.g. the rules `/assets/analytics-`
 * and `/assets/tracking-` in EasyPrivacy.
 */
const BLOCKED_WORD =
  /^(?:ads?|advert|affiliate|analytics|banner|beacon|cookie|metrics|pixel|promo|share|social|sponsor|stats|tracker|tracking)(?![a-z])/i;

/** Dynamic imports. Their modules give the chunks their names. */
const DYNAMIC_IMPORT = /\bimport\('([^']+)'\)/g;

test('no chunk has a name that content blockers block', () => {
  const names = findFiles('src', '.ts', '.tsx').flatMap(({ text }) =>
    [...text.matchAll(DYNAMIC_IMPORT)].map(([, path = '']) => basename(path)),
  );
  expect(names).toContain('CheckoutPage.tsx');
  expect(
    names.filter((name) => BLOCKED_WORD.test(name.replace(/(?<=[a-z])[A-Z]/g, '-$&'))),
  ).toEqual([]);
});
