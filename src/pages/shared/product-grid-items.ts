import { findPhotographs, findWidePhotograph, products } from '../../catalogue/catalogue.ts';
import type { ProductGridItem } from '../../design-system/commerce/ProductGrid.tsx';
import { toCartItem, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';

/** Created once: a memoized card renders again if one of its props is a new object. */
const items = new Map<Product, ProductGridItem>(
  products.map((product) => [
    product,
    {
      product,
      photograph: findPhotographs(product)[0],
      widePhotograph: findWidePhotograph(product),
      hoverPhotograph: findPhotographs(product)[1],
      href: paths.product.href(product.id),
      cartItem: toCartItem(product),
    },
  ]),
);

/** Returns the grid items of products, each with its first photograph. */
export function productGridItems(list: readonly Product[]): ProductGridItem[] {
  return list.flatMap((product) => items.get(product) ?? []);
}
