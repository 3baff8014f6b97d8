import { expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';

test('every page except those of the seller area is available offline', () => {
  const online = pages.filter(({ Page, isPrecached }) => 'preload' in Page && !isPrecached);
  const patterns = online.map(({ pattern }) => pattern);
  expect(patterns.filter((pattern) => !pattern.startsWith('/seller'))).toEqual([]);
});
