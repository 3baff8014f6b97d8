import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages.ts';
import { routes, sellerRoute } from '../../src/app/routes.tsx';

const routesSource = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');

/** In matching order; the last pattern matches every path. */
const patterns = [...sellerRoute.children, ...routes].map(({ pattern }) => pattern);

/** The modules of all pages and layouts that the routes import. */
const pageModules = [...routesSource.matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(
  ([, file]) => `src/${file}`,
);

test('prerenderedPages covers every route', () => {
  const covered = prerenderedPages.map(({ path }) =>
    patterns.find((pattern) => matchPath(pattern, path)),
  );
  expect(new Set(covered)).toEqual(new Set(patterns));
});

test('prerenderedPages lists exactly the modules that the routes import as sources', () => {
  const sources = new Set(prerenderedPages.flatMap((page) => page.sources));
  expect(sources).toEqual(new Set(pageModules));
});
