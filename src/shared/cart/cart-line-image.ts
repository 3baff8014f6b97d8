import { findProduct } from '../../catalogue/catalogue.ts';
import { sameOriginImagePath } from '../../domain/cart-storage.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { Photograph } from '../../domain/photograph.ts';

/**
 * Finds a cart line's image: the catalogue's photograph, because a stored path may be outdated. If the product is not
 * in the catalogue, the stored path, if it is same-origin.
 */
export function findCartLineImage({ id, image }: CartLine): Photograph | string | undefined {
  return findProduct(id)?.photographs[0] ?? sameOriginImagePath(image);
}

/** The catalogue's photographs of cart lines, for a toast. */
export function findPhotographsOfLines(lines: readonly CartLine[]): Photograph[] {
  return lines.flatMap(({ id }) => findProduct(id)?.photographs[0] ?? []);
}
