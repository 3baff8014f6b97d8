import { PRICE_RANGE_MAX, PRICE_RANGE_MIN } from './commerce-rules.ts';
import { NO_FILTER, type ProductFilter } from './product-filter.ts';
import { CATEGORIES } from './product.ts';

/**
 * A filter as it stands in the address of the products page: `?q=lamp&category=Home&min=20&max=80`.
 * What is absent narrows nothing, so the plain address is the whole catalogue.
 */
export function readFilterParams(params: URLSearchParams): ProductFilter {
  const category = params.get('category');
  const minPrice = readPrice(params.get('min'), PRICE_RANGE_MIN);
  const maxPrice = readPrice(params.get('max'), PRICE_RANGE_MAX);
  return {
    query: params.get('q') ?? NO_FILTER.query,
    category: CATEGORIES.find((known) => known === category) ?? null,
    minPrice: Math.min(minPrice, maxPrice),
    maxPrice,
  };
}

/** Writes a filter the way {@link readFilterParams} reads it, leaving out what narrows nothing. */
export function writeFilterParams(filter: ProductFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.query !== '') params.set('q', filter.query);
  if (filter.category !== null) params.set('category', filter.category);
  if (filter.minPrice > PRICE_RANGE_MIN) params.set('min', String(filter.minPrice));
  if (filter.maxPrice < PRICE_RANGE_MAX) params.set('max', String(filter.maxPrice));
  return params;
}

/** A whole price within the sliders' range; what is no plain number counts as absent. */
function readPrice(text: string | null, absent: number): number {
  if (text === null || !/^-?\d+(\.\d+)?$/.test(text.trim())) return absent;
  return Math.min(PRICE_RANGE_MAX, Math.max(PRICE_RANGE_MIN, Math.round(Number(text))));
}
