import { useLinkClickHandler } from 'react-router-dom';
import { findProduct } from '../../catalogue/catalogue.ts';
import type { LinkProps } from '../../design-system/primitives/Link.tsx';
import { limitDensity } from '../../design-system/primitives/ResponsiveImage.tsx';
import { PRODUCT_PHOTOGRAPH_SIZES } from '../../shared/product-photograph-sizes.ts';
import { findPage, preloadPage } from '../pages.ts';
import { prefersReducedData } from '../media-preferences.ts';

/**
 * Client-side navigation for the design system's `Link`. Preloads the page on hover, press and focus. Uses the
 * router's hooks, because its `Link` component is larger.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(href);
  const isInternal = href.startsWith('/') || href.startsWith('#');
  const preload = () => {
    if (isInternal) preloadTarget(href);
  };
  return (
    // The children are in `rest`.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      onPointerEnter={preload}
      onPointerDown={preload}
      // In the capture phase: a caller's `onFocus` would replace it.
      onFocusCapture={preload}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isInternal && !event.defaultPrevented) navigate(event);
      }}
    />
  );
}

/** Loads the chunk of a page and the first photograph of a product, unless Save-Data is on. */
function preloadTarget(href: string): void {
  if (prefersReducedData()) return;
  const { pathname } = new URL(href, window.location.href);
  void preloadPage(pathname);
  const product = findProduct(findPage(pathname).params.id ?? '');
  if (!product) return;
  // Browsers log a warning if a preload link is not used.
  const image = new Image();
  image.sizes = limitDensity(PRODUCT_PHOTOGRAPH_SIZES);
  image.srcset = product.photographs[0].srcSet;
}
