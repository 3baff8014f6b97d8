import { containsText } from './contains-text.ts';

/** A product in a seller's list (Rules: Seller area). */
export interface SellerProduct {
  readonly id: string;
  readonly name: string;
  /** URL of its image. */
  readonly image: string;
  /** In dollars. */
  readonly price: number;
  /** Units in stock, an integer. */
  readonly stock: number;
}

/** An image that a seller has selected for a product. */
export interface SelectedImage {
  /** Unique in its field. */
  id: string;
  /** The file name. */
  name: string;
  /** The MIME type of a file. */
  type?: string;
  /** URL for the thumbnail, e.g. an object URL. */
  url: string;
  /** Whether the browser can show it; if not, a placeholder shows its name.
   * @default true */
  hasPreview?: boolean;
  /** Whether the browser is still decoding it. The number of images is announced when all are known.
   * @default false */
  isPending?: boolean;
}

/** The stock status that the seller's list shows (Rules: Stock). */
export function sellerStockLabel(stock: number): 'In Stock' | 'Out of Stock' {
  return stock > 0 ? 'In Stock' : 'Out of Stock';
}

/** The products whose name contains the query (Rules: Seller area). */
export function searchSellerProducts(
  products: readonly SellerProduct[],
  query: string,
): SellerProduct[] {
  return products.filter(({ name }) => containsText(name, query));
}
