import type { Product } from '../domain/product.ts';
import { products } from './products.ts';

export { products };

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The products of the home page's Featured Collection, in catalogue order. */
export const featuredProducts = products.filter(({ featured }) => featured);
