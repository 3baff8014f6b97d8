import { PRICE_RANGE_MAX, PRICE_RANGE_MIN } from './commerce-rules.ts';
import { NO_FILTER, type ProductFilter } from './product-filter.ts';
import { CATEGORIES } from './product.ts';

/**
 * Parses the URL state of the products page: `?q=lamp&category=Home&min=20&max=80`. Absent or invalid
 * parameters do not filter, so the URL without a query string shows the whole catalogue.
 */
export function parseFilterParams(params: URLSearchParams): ProductFilter {
  const category = params.get('category');
  const minPrice = parsePrice(params.get('min'), PRICE_RANGE_MIN);
  const maxPrice = parsePrice(params.get('max'), PRICE_RANGE_MAX);
  return {
    query: params.get('q') ?? NO_FILTER.query,
    category: CATEGORIES.find((known) => known === category) ?? null,
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice,
  };
}

/** Serializes a filter for {@link parseFilterParams}. Omits defaults. */
export function serializeFilterParams(filter: ProductFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.query !== '') params.set('q', filter.query);
  if (filter.category !== null) params.set('category', filter.category);
  if (filter.minPrice > PRICE_RANGE_MIN) params.set('min', String(filter.minPrice));
  if (filter.maxPrice < PRICE_RANGE_MAX) params.set('max', String(filter.maxPrice));
  return params;
}

/** Parses a price, rounded and clamped to the sliders' range. Returns `fallback` for any other text. */
function parsePrice(text: string | null, fallback: number): number {
  if (text === null || !/^-?\d+(\.\d+)?$/.test(text.trim())) return fallback;
  return Math.min(PRICE_RANGE_MAX, Math.max(PRICE_RANGE_MIN, Math.round(Number(text))));
}
