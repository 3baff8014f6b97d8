import type { Photograph } from '../domain/photograph.ts';
import type { Product } from '../domain/product.ts';
import { photographs, type PhotographName } from './photographs.ts';
import { products } from './products.ts';

export { products };

/** Finds a product by its id. */
export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The products of the home page's Featured Collection, in catalogue order. */
export const featuredProducts = products.filter(({ featured }) => featured);

/** Finds a photograph by name, for images that are not of one product, e.g. the empty state. */
export function findScenePhotograph(name: PhotographName): Photograph {
  return photographs[name];
}
