/** A product in a seller's list (spec, section 3). */
export interface SellerProduct {
  readonly id: string;
  readonly name: string;
  /** Address of its picture. */
  readonly image: string;
  /** In dollars. */
  readonly price: number;
  /** Pieces on hand, a whole number. */
  readonly stock: number;
}

export type StockStatus = 'In Stock' | 'Out of Stock';

/** What a seller reads of a stock: In Stock above 0, Out of Stock otherwise (spec, section 4). */
export function stockStatus(stock: number): StockStatus {
  return stock > 0 ? 'In Stock' : 'Out of Stock';
}

/** The products whose name contains the query, in any capitals and without the spaces around it. */
export function searchSellerProducts<P extends Pick<SellerProduct, 'name'>>(
  products: readonly P[],
  query: string,
): P[] {
  const wanted = query.trim().toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(wanted));
}
