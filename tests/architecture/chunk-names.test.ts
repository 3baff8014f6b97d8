import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

/**
 * First words of file names that content blockers block in `/assets/`, e.g. the rules `/assets/analytics-`
 * and `/assets/tracking-` in EasyPrivacy.
 */
const BLOCKED_WORD =
  /^(?:ads?|advert|affiliate|analytics|banner|beacon|cookie|metrics|pixel|promo|share|social|sponsor|stats|tracker|tracking)(?![a-z])/i;

/** The modules of dynamic imports. They give the chunks their names. */
const chunks = findFiles('src', '.ts', '.tsx').flatMap(({ text }) =>
  [...text.matchAll(/(?<!typeof )\bimport\('(\.[^']+)'\)/g)].map(([, path = '']) => basename(path)),
);

test('only pages, the layout of the seller area, toasts and offline support are lazy chunks', () => {
  expect(chunks.filter((name) => !name.endsWith('Page.tsx'))).toEqual([
    'register-service-worker.ts',
    'SellerLayout.tsx',
    'Toaster.tsx',
  ]);
});

test('no chunk has a name that content blockers block', () => {
  expect(
    chunks.filter((name) => BLOCKED_WORD.test(name.replace(/(?<=[a-z])[A-Z]/g, '-$&'))),
  ).toEqual([]);
});
