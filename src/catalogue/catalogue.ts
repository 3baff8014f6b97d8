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

/** A product's photographs: the whole product, then a detail. */
export function findPhotographs({ images }: Product): readonly [Photograph, Photograph] {
  return [findPhotograph(images[0]), findPhotograph(images[1])];
}

/** The Arc Desk Lamp, the product in the home page's hero image. */
const HERO_PRODUCT_ID = '1';

/** A product's landscape photograph, for a grid's lead card. Only the hero product has one. */
export function findWidePhotograph(product: Product): Photograph | undefined {
  return product.id === HERO_PRODUCT_ID ? photographs['arc-desk-lamp-wide'] : undefined;
}

/** Finds a photograph by name, for images that are not of one product, e.g. the empty state. */
export function findScenePhotograph(name: PhotographName): Photograph {
  return photographs[name];
}

function findPhotograph(url: string): Photograph {
  const name = /([\w-]+)-\d+\.\w+$/.exec(url)?.[1] ?? '';
  if (!isPhotographName(name)) throw new Error(`Unknown photograph: ${url}`);
  return photographs[name];
}

function isPhotographName(name: string): name is PhotographName {
  return Object.hasOwn(photographs, name);
}
