import { expect, test } from 'vitest';
import { findPage, pages } from '../../src/app/pages.ts';

test('every page outside the seller area is available offline', () => {
  const notPrecached = pages.filter(({ Page, isPrecached }) => 'preload' in Page && !isPrecached);
  const patterns = notPrecached.map(({ pattern }) => pattern);
  expect(patterns.filter((pattern) => !pattern.startsWith('/seller'))).toEqual([]);
});

test.each([
  ['/product/%35', '/product/:id', '5'],
  ['/product/%00', '/product/:id', '\0'],
  ['/product/%E0%A4%A', '/product/:id', '%E0%A4%A'],
  ['/product/..%2F', '/product/:id', '../'],
  ['/product/a/b', '*', undefined],
  ['/Products', '*', undefined],
  ['/%E0%A4%A', '*', undefined],
  ['/seller/edit-product/a/b', '*', undefined],
])('%s is the page %s with the id %s', (path, pattern, id) => {
  const page = findPage(path);
  expect([page.pattern, page.params['id']]).toEqual([pattern, id]);
});
