import { PRICE_RANGE_MAX, PRICE_RANGE_MIN } from './commerce-rules.ts';
import { CATEGORIES, type Category, type Product } from './product.ts';

/** What a shopper narrows the catalogue by (spec, section 5). */
export interface ProductFilter {
  /** Text to look for in name and description; empty finds everything. */
  readonly query: string;
  /** `null` stands for All Categories. */
  readonly category: Category | null;
  /** Both ends count, in dollars. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** The filter that leaves the whole catalogue standing. */
export const NO_FILTER: ProductFilter = {
  query: '',
  category: null,
  minPrice: PRICE_RANGE_MIN,
  maxPrice: PRICE_RANGE_MAX,
};

/** Whether a filter narrows nothing. Spaces around a query do not make it one. */
export function isUnfiltered({ query, category, minPrice, maxPrice }: ProductFilter): boolean {
  return (
    query.trim() === '' &&
    category === null &&
    minPrice <= PRICE_RANGE_MIN &&
    maxPrice >= PRICE_RANGE_MAX
  );
}

/**
 * The products that answer all three questions: the query, without the spaces around it, occurs in
 * the name or the description in any capitals and with any kind of white space, e.g. a no-break
 * space; the category is the chosen one; the price lies within the range, both ends included.
 */
export function filterProducts<P extends Product>(
  products: readonly P[],
  { query, category, minPrice, maxPrice }: ProductFilter,
): P[] {
  const wanted = normalize(query.trim());
  return products.filter(
    (product) =>
      (category === null || product.category === category) &&
      product.price >= minPrice &&
      product.price <= maxPrice &&
      (normalize(product.name).includes(wanted) || normalize(product.description).includes(wanted)),
  );
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** A category that the catalogue holds, with the number of its products. */
export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/** The categories that have a product, in catalogue order, each with how many. */
export function countCategories(products: readonly Product[]): CategoryCount[] {
  return CATEGORIES.map((category) => ({
    category,
    count: products.filter((product) => product.category === category).length,
  })).filter(({ count }) => count > 0);
}
