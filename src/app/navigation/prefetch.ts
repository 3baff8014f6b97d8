import { findPhotographs, findProduct } from '../../catalogue/catalogue.ts';
import { photographSrcSet } from '../../domain/photograph.ts';
import { matchRoute } from '../../pages/shared/navigation/match-route.ts';
import { PRODUCT_PHOTOGRAPH_SIZES } from '../../pages/shared/photographs/photograph-sizes.ts';
import { paths } from '../../paths.ts';
import { loadPage } from '../routes.tsx';
import { savesData } from '../saves-data.ts';

/** Prefetches the code of the page at `href`, and a product's first picture, unless Save-Data is on. */
export function prefetch(href: string): void {
  if (savesData()) return;
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin) return;
  void loadPage(pathname);

  const product = findProduct(matchRoute(paths.product.pattern, pathname)?.params.id ?? '');
  if (!product) return;
  const [photograph] = findPhotographs(product);
  // Not a preload link: browsers warn in the console about one that is not used.
  const image = new Image();
  image.sizes = PRODUCT_PHOTOGRAPH_SIZES;
  image.srcset = photographSrcSet(photograph, 'avif');
}

/** Fetches the code of the pages that most shoppers go to next; for a moment that is idle. */
export function prefetchMainPages(): void {
  if (savesData()) return;
  for (const href of [paths.products.href(), paths.product.href('1'), paths.cart.href()]) {
    void loadPage(href);
  }
}
