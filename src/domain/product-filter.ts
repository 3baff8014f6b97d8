import { PRICE_RANGE_MAX_DOLLARS, PRICE_RANGE_MIN_DOLLARS } from './commerce-constants.ts';
import { containsText } from './contains-text.ts';
import { formatWholeDollars } from './money.ts';
import { CATEGORIES, type Category, type Product } from './product.ts';

/** The filter of the products page (Rules: Search and filters). */
export interface ProductFilter {
  /** Text to find in name or description; empty matches everything. */
  readonly query: string;
  /** `null` is All Categories. */
  readonly category: Category | null;
  /** The price range in dollars, inclusive. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** The filter that matches the whole catalogue. */
export const NO_FILTER: ProductFilter = {
  query: '',
  category: null,
  minPrice: PRICE_RANGE_MIN_DOLLARS,
  maxPrice: PRICE_RANGE_MAX_DOLLARS,
};

/** The products that match query, category and price range (Rules: Search and filters). */
export function filterProducts<P extends Product>(
  products: readonly P[],
  { query, category, minPrice, maxPrice }: ProductFilter,
): P[] {
  return products.filter(
    (product) =>
      (category === null || product.category === category) &&
      product.price >= minPrice &&
      product.price <= maxPrice &&
      (containsText(product.name, query) || containsText(product.description, query)),
  );
}

export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/**
 * The categories of `products`, in display order, each with the number of its products that match the
 * query and price range of `filter`.
 */
export function countCategories(
  products: readonly Product[],
  filter: ProductFilter,
): CategoryCount[] {
  const matching = filterProducts(products, { ...filter, category: null });
  return CATEGORIES.map((category) => ({ category, count: countIn(matching, category) })).filter(
    ({ category }) => countIn(products, category) > 0,
  );
}

function countIn(products: readonly Product[], category: Category): number {
  return products.filter((product) => product.category === category).length;
}

/** A filter in words, e.g. `Electronics, $20–$100, “speaker”`; empty if it matches everything. */
export function describeFilter({ query, category, minPrice, maxPrice }: ProductFilter): string {
  const hasPrice = minPrice > PRICE_RANGE_MIN_DOLLARS || maxPrice < PRICE_RANGE_MAX_DOLLARS;
  return [
    category,
    hasPrice && `${formatWholeDollars(minPrice)}–${formatWholeDollars(maxPrice)}`,
    query.trim() && `“${query.trim()}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
