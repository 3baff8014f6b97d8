import { expect, test } from 'vitest';
import { NO_FILTER } from '../../src/domain/product-filter.ts';
import {
  parseFilterParams,
  serializeFilterParams,
} from '../../src/domain/product-filter-params.ts';

const parse = (search: string) => parseFilterParams(new URLSearchParams(search));

test('serializeFilterParams omits the defaults', () => {
  expect(serializeFilterParams(NO_FILTER).toString()).toBe('');
  expect(parse('')).toEqual(NO_FILTER);
});

test('serializeFilterParams writes one parameter per criterion, which parseFilterParams reads', () => {
  const filter = {
    query: 'desk lamp',
    category: 'Lighting' as const,
    minPrice: 20,
    maxPrice: 150,
  };
  const search = serializeFilterParams(filter).toString();
  expect(search).toBe('q=desk+lamp&category=Lighting&min=20&max=150');
  expect(parse(search)).toEqual(filter);
});

test.each([
  ['min=abc&max=', 0, 200],
  ['min=-5&max=999', 0, 200],
  ['min=20.4&max=80.6', 20, 81],
  ['min=20.45&max=80.55', 20, 81],
  ['min=%2020%20', 20, 200],
  ['min=1e2', 0, 200],
  ['min=NaN&max=Infinity', 0, 200],
  ['min=150&max=50', 50, 50],
  ['min=300', 200, 200],
  ['max=-1', 0, 0],
])('parseFilterParams parses the price range in "%s" as %i to %i', (search, minPrice, maxPrice) => {
  expect(parse(search)).toEqual({ ...NO_FILTER, minPrice, maxPrice });
});

test.each(['category=Toys', 'category=lighting', 'category=constructor', 'category='])(
  'parseFilterParams ignores the invalid %s',
  (search) => {
    expect(parse(search).category).toBeNull();
  },
);

test('serializeFilterParams preserves the other parameters of a query string', () => {
  const filter = { ...NO_FILTER, query: 'lamp' };
  expect(serializeFilterParams(filter, '?utm_source=x&max=50&q=pen').toString()).toBe(
    'utm_source=x&q=lamp',
  );
});

test('parseFilterParams and serializeFilterParams cut a search to 200 characters', () => {
  const query = 'x'.repeat(20_000);
  expect(parseFilterParams(new URLSearchParams({ q: query })).query).toHaveLength(200);
  expect(serializeFilterParams({ ...NO_FILTER, query }).get('q')).toHaveLength(200);
});
