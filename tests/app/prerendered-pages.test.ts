import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages.ts';
import { routes, sellerRoute } from '../../src/app/routes.tsx';

const table = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');

/** In the order in which they are asked; the last one takes every path. */
const patterns = [...sellerRoute.children, ...routes].map(({ pattern }) => pattern);

/** The files of all pages and layouts that the routes fetch. */
const pageFiles = [...table.matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(
  ([, file]) => `src/${file}`,
);

test('every route has a document', () => {
  const built = prerenderedPages.map(({ path }) =>
    patterns.find((pattern) => matchPath(pattern, path)),
  );
  expect(new Set(built)).toEqual(new Set(patterns));
});

test('a document fetches the code of pages that stand at a route, and of each of them', () => {
  const sources = new Set(prerenderedPages.flatMap((document) => document.sources));
  expect(sources).toEqual(new Set(pageFiles));
});
