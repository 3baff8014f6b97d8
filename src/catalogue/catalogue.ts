import type { Photograph } from '../domain/photograph.ts';
import type { Product } from '../domain/product.ts';
import { photographs, type PhotographName } from './photographs.ts';
import { products } from './products.ts';

export { products };

/** The product of an id; `undefined` for every other text. */
export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The products of the home page's collection, in catalogue order. */
export const featuredProducts = products.filter(({ featured }) => featured);

/** A product's photographs: the whole object, then the detail. */
export function findPhotographs({ images }: Product): readonly [Photograph, Photograph] {
  return [findPhotograph(images[0]), findPhotograph(images[1])];
}

/** The lamp that is lit in the home page's hero. */
const HERO_PRODUCT_ID = '1';

/** The view of a product that can be cropped to a landscape: of the lamp's dome alone there is one. */
export function findWidePhotograph(product: Product): Photograph | undefined {
  return product.id === HERO_PRODUCT_ID ? findPhotographs(product)[1] : undefined;
}

/** A photograph of the set that belongs to no product, by its name. */
export function setPhotograph(name: PhotographName): Photograph {
  return photographs[name];
}

function findPhotograph(address: string): Photograph {
  const name = /([\w-]+)-\d+\.\w+$/.exec(address)?.[1] ?? '';
  if (!isPhotographName(name)) throw new Error(`No photograph is delivered as ${address}.`);
  return photographs[name];
}

function isPhotographName(name: string): name is PhotographName {
  return Object.hasOwn(photographs, name);
}
