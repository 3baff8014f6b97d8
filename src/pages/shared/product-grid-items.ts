import { findPhotographs, findWidePhotograph } from '../../catalogue/catalogue.ts';
import type { ProductGridItem } from '../../design-system/commerce/ProductGrid.tsx';
import { toCartItem, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';

/** Products as a grid shows them, each with the photograph of the whole object. */
export function productGridItems(products: readonly Product[]): ProductGridItem[] {
  return products.map((product) => ({
    product,
    photograph: findPhotographs(product)[0],
    widePhotograph: findWidePhotograph(product),
    href: paths.product.href(product.id),
    cartItem: toCartItem(product),
  }));
}
