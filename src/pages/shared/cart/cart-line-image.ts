import { findPhotographs, findProduct } from '../../../catalogue/catalogue.ts';
import { sameOriginImagePath } from '../../../domain/cart-storage.ts';
import type { CartLine } from '../../../domain/cart.ts';

/**
 * The picture of a line: the catalogue's if the id is known, which a new build never breaks, or else
 * the stored address, if it is one of the shop.
 */
export function findCartLineImage({ id, image }: Pick<CartLine, 'id' | 'image'>) {
  const product = findProduct(id);
  return {
    photograph: product && findPhotographs(product)[0],
    imageSrc: sameOriginImagePath(image),
  };
}
