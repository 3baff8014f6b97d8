import { findPhotographs, findWidePhotograph, products } from '../../catalogue/catalogue.ts';
import type { ProductGridItem } from '../../design-system/commerce/ProductGrid.tsx';
import { toCartItem, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';

/** Built once: a memoized card renders again only if one of its props is another object. */
const items = new Map<Product, ProductGridItem>(
  products.map((product) => [
    product,
    {
      product,
      photograph: findPhotographs(product)[0],
      widePhotograph: findWidePhotograph(product),
      href: paths.product.href(product.id),
      cartItem: toCartItem(product),
    },
  ]),
);

/** Products as a grid shows them, each with the photograph of the whole object. */
export function productGridItems(list: readonly Product[]): ProductGridItem[] {
  return list.flatMap((product) => items.get(product) ?? []);
}
