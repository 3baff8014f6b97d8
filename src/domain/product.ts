import type { CartItem } from './cart.ts';
import { LOW_STOCK_BELOW, MAX_RELATED_PRODUCTS } from './commerce-constants.ts';
import type { Photograph } from './photograph.ts';

/** The categories, in display order (Rules: Catalogue). */
export const CATEGORIES = ['Lighting', 'Electronics', 'Kitchen', 'Stationery', 'Home'] as const;

export type Category = (typeof CATEGORIES)[number];

/** A product of the fixed catalogue (Rules: Catalogue). */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In dollars; `toCents` converts it. */
  readonly price: number;
  readonly category: Category;
  /** URLs of its two images without a content hash: the whole product, then a detail. */
  readonly images: readonly [string, string];
  /** The same two, in all sizes. */
  readonly photographs: readonly [Photograph, Photograph];
  /** Landscape photograph, for a grid's lead card. Only the product of the hero image has one. */
  readonly widePhotograph?: Photograph | undefined;
  /** From 0 to 5, with one decimal. */
  readonly rating: number;
  /** Units in stock, an integer. */
  readonly stock: number;
  /** Whether the home page's Featured Collection shows it. */
  readonly featured: boolean;
}

/** The stock level that the badges show (Rules: Stock). */
export function stockLevel(stock: number): 'in-stock' | 'low-stock' | 'out-of-stock' {
  if (stock <= 0) return 'out-of-stock';
  return stock < LOW_STOCK_BELOW ? 'low-stock' : 'in-stock';
}

/** The number of reviews: ten times the rating, floored (Rules: Product page). */
export function reviewCount(rating: number): number {
  // Floating point: a rating times ten can be slightly below the integer it means.
  return Math.floor(Number((rating * 10).toFixed(6)));
}

/** Converts a product to a cart item, with its first image. */
export function toCartItem({ id, name, price, images }: Product): CartItem {
  return { id, name, price, image: images[0] };
}

/** Other products of the same category, in catalogue order (Rules: Product page). */
export function findRelatedProducts(products: readonly Product[], product: Product): Product[] {
  return products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .slice(0, MAX_RELATED_PRODUCTS);
}
