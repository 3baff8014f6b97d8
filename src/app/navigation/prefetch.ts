import { findProduct } from '../../catalogue/catalogue.ts';
import { photographSrcSet } from '../../domain/photograph.ts';
import { matchRoute } from '../../pages/shared/navigation/match-route.ts';
import { PRODUCT_PHOTOGRAPH_SIZES } from '../../pages/shared/photographs/photograph-sizes.ts';
import { paths } from '../../paths.ts';
import { preloadPage } from '../routes.tsx';
import { prefersReducedData } from '../save-data.ts';

/** Prefetches the chunk of the page at `href` and a product's first image, unless Save-Data is on. */
export function prefetch(href: string): void {
  if (prefersReducedData()) return;
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin) return;
  void preloadPage(pathname);

  const product = findProduct(matchRoute(paths.product.pattern, pathname)?.params.id ?? '');
  if (!product) return;
  // Not a preload link: browsers log a warning if it is not used.
  const image = new Image();
  image.sizes = PRODUCT_PHOTOGRAPH_SIZES;
  image.srcset = photographSrcSet(product.photographs[0], 'avif');
}
