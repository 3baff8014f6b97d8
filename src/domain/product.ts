import type { CartItem } from './cart.ts';
import { LOW_STOCK_BELOW, RELATED_PRODUCTS_MAX, STAR_COUNT } from './commerce-rules.ts';

/** The catalogue's categories, in the order they are listed (spec, section 3). */
export const CATEGORIES = ['Lighting', 'Electronics', 'Kitchen', 'Stationery', 'Home'] as const;

export type Category = (typeof CATEGORIES)[number];

/** A product of the fixed catalogue (spec, section 3). */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In dollars. */
  readonly price: number;
  readonly category: Category;
  /** Stable addresses of the two views: the whole object, then a detail. */
  readonly images: readonly [string, string];
  /** From 0 to 5, with one decimal. */
  readonly rating: number;
  /** Pieces on hand, a whole number. */
  readonly stock: number;
  /** Whether it stands in the home page's collection. */
  readonly featured: boolean;
}

export type StockLevel = 'in-stock' | 'low-stock' | 'out-of-stock';

/** Reads a stock as the badges name it: 0 is out, 1 to 9 is low (spec, section 4). */
export function stockLevel(stock: number): StockLevel {
  if (stock <= 0) return 'out-of-stock';
  return stock < LOW_STOCK_BELOW ? 'low-stock' : 'in-stock';
}

/** How many of the five stars are filled: the floor of the rating, never past either end. */
export function filledStars(rating: number): number {
  return Math.min(STAR_COUNT, Math.max(0, Math.floor(rating)));
}

/** The number of reviews a rating stands for: ten times the rating, floored (spec, section 2). */
export function reviewCount(rating: number): number {
  // The product of a decimal and ten can land a hair below the whole number it means.
  return Math.floor(Number((rating * 10).toFixed(6)));
}

/** What a product puts into the cart: its first picture stands for it there (spec, section 3). */
export function toCartItem({ id, name, price, images }: Product): CartItem {
  return { id, name, price, image: images[0] };
}

/** Other products of the same category in catalogue order, at most four (spec, section 2). */
export function findRelatedProducts(products: readonly Product[], product: Product): Product[] {
  return products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .slice(0, RELATED_PRODUCTS_MAX);
}
