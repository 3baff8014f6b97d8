import { findPhotographs, findProduct } from '../../../catalogue/catalogue.ts';
import { ownImageAddress } from '../../../domain/cart-storage.ts';
import type { CartLine } from '../../../domain/cart.ts';
import type { Photograph } from '../../../domain/photograph.ts';

/** What a line's plate shows. */
export interface LinePicture {
  photograph: Photograph | undefined;
  imageAddress: string | undefined;
}

/**
 * The picture of a line: the catalogue's where the id is known there, so that a new build never
 * breaks it, else the address that was stored, if it lies in the shop.
 */
export function findLinePicture({ id, image }: Pick<CartLine, 'id' | 'image'>): LinePicture {
  const product = findProduct(id);
  return {
    photograph: product && findPhotographs(product)[0],
    imageAddress: ownImageAddress(image),
  };
}
