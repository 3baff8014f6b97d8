import { findPhotographs, findProduct } from '../../../catalogue/catalogue.ts';
import { sameOriginImagePath } from '../../../domain/cart-storage.ts';
import type { CartLine } from '../../../domain/cart.ts';

/**
 * Finds a cart line's image: the catalogue's photograph, since stored image paths can change with a
 * deployment, and the stored path for a product that is not in the catalogue, if it is same-origin.
 */
export function findCartLineImage({ id, image }: Pick<CartLine, 'id' | 'image'>) {
  const product = findProduct(id);
  return {
    photograph: product && findPhotographs(product)[0],
    imageSrc: sameOriginImagePath(image),
  };
}
