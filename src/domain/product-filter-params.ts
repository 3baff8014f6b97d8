import {
  PRICE_RANGE_MAX_DOLLARS,
  PRICE_RANGE_MIN_DOLLARS,
  MAX_QUERY_LENGTH,
} from './commerce-constants.ts';
import { NO_FILTER, type ProductFilter } from './product-filter.ts';
import { CATEGORIES } from './product.ts';

export const QUERY_PARAMETER = 'q';

/** Cuts a search to the length that the search field accepts: servers reject URLs that are too long. */
export function truncateQuery(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH);
}

/**
 * Parses the URL state of the products page: `?q=lamp&category=Home&min=20&max=80`. Absent or invalid
 * parameters do not filter, so the URL without a query string shows the whole catalogue.
 */
export function parseFilterParams(params: URLSearchParams): ProductFilter {
  const category = params.get('category');
  const minPrice = parsePrice(params.get('min'), PRICE_RANGE_MIN_DOLLARS);
  const maxPrice = parsePrice(params.get('max'), PRICE_RANGE_MAX_DOLLARS);
  return {
    query: truncateQuery(params.get(QUERY_PARAMETER) ?? NO_FILTER.query),
    category: CATEGORIES.find((known) => known === category) ?? null,
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice,
  };
}

/**
 * Serializes a filter for {@link parseFilterParams}. Omits defaults.
 *
 * @param search query string whose other parameters are preserved
 */
export function serializeFilterParams(filter: ProductFilter, search = ''): URLSearchParams {
  const params = new URLSearchParams(search);
  const { query, category, minPrice, maxPrice } = filter;
  const values = {
    [QUERY_PARAMETER]: truncateQuery(query),
    category,
    min: minPrice > PRICE_RANGE_MIN_DOLLARS ? String(minPrice) : '',
    max: maxPrice < PRICE_RANGE_MAX_DOLLARS ? String(maxPrice) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value) params.set(name, value);
  }
  return params;
}

/** Parses a price, rounded and clamped to the sliders' range. Returns `fallback` for any other text. */
function parsePrice(text: string | null, fallback: number): number {
  if (text === null || !/^-?\d+(\.\d+)?$/.test(text.trim())) return fallback;
  return Math.min(
    PRICE_RANGE_MAX_DOLLARS,
    Math.max(PRICE_RANGE_MIN_DOLLARS, Math.round(Number(text))),
  );
}
