import { use, useDeferredValue, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { products } from '../../catalogue/catalogue.ts';
import { BELOW_DESKTOP, FROM_DESKTOP } from '../../design-system/breakpoints.ts';
import { ProductGrid } from '../../design-system/commerce/ProductGrid.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { countCategories, describeFilter, filterProducts } from '../../domain/product-filter.ts';
import { paths } from '../../paths.ts';
import { photographs } from '../../catalogue/photographs.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { useAddToCart } from '../../shared/cart/use-cart-actions.ts';
import { focusHeading } from '../../design-system/focus.ts';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { Filters } from './Filters.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ResultAnnouncer } from './ResultAnnouncer.tsx';
import { useProductFilter } from './use-product-filter.ts';

/** Number of cards above the fold. */
const PRIORITY_COUNT = 3;

/** `/products`: the catalogue with search, category and price filters (Rules: Search and filters). */
export function ProductsPage() {
  const results = useRef<HTMLDivElement>(null);
  const controls = useProductFilter();
  const addToCart = useAddToCart();
  const isPageLoading = use(PageLoadingContext);

  const deferredFilter = useDeferredValue(controls.filter);
  // On Back the filter applies at once: the scroll position is restored when the products are rendered.
  const isRestored = useNavigationType() === NavigationType.Pop && !controls.isDraft;
  const shownFilter = isRestored ? controls.filter : deferredFilter;
  const shownKey = JSON.stringify(shownFilter);
  const previousKey = useRef(shownKey);
  useLayoutEffect(() => {
    // An earlier scroll would show the start of the old products for a moment.
    if (previousKey.current !== shownKey && !isRestored) showStart(results.current);
    previousKey.current = shownKey;
  }, [shownKey, isRestored]);
  const found = useMemo(() => filterProducts(products, shownFilter), [shownFilter]);
  const categories = useMemo(() => countCategories(products, shownFilter), [shownFilter]);
  const isFiltered = describeFilter(shownFilter) !== '';

  const reset = () => {
    controls.reset();
    focusHeading();
  };

  return (
    <div className="wrap appear-after-photograph respond-after-photograph pt-head">
      <div className="flex flex-col pt-page-top desktop:grid-page desktop:items-start desktop:pt-shop-top">
        <div className="max-desktop:contents landscape-phone:flex landscape-phone:items-start landscape-phone:justify-between desktop:rail print:static desktop:sticky desktop:top-18 desktop:-mt-1.5 desktop:flex desktop:max-h-[calc(100svh-(--spacing(18)))] desktop:flex-col">
          <h1 className="mb-6 heading-1 desktop:mb-10">Shop</h1>
          <Media query={BELOW_DESKTOP}>
            <FilterBar {...{ controls, categories, found, isFiltered }} onReset={reset} />
          </Media>
          <Media query={FROM_DESKTOP}>
            <Filters
              {...{ controls, categories }}
              className="-mt-1 -ml-3 overflow-y-auto [scrollbar-width:thin] scroll-py-2 pt-1 pr-gutter pb-2 pl-3 max-desktop:hidden wide:pr-[calc(var(--spacing-gutter)*2)]"
            />
          </Media>
        </div>
        <div ref={results} className="stage min-w-0 cloaked">
          <ResultAnnouncer found={found} isFiltered={isFiltered} />
          {found.length > 0 ? (
            <ProductGrid
              aria-label="Products"
              products={found}
              // The products that the URL's search excludes would still fade out when the cloak is removed.
              isInstant={isRestored || isPageLoading}
              getHref={paths.product.href}
              {...addToCart}
              leadView={isFiltered ? 'whole' : 'wide'}
              priorityCount={PRIORITY_COUNT}
            />
          ) : (
            <EmptyState
              photograph={photographs['cups-shadow']}
              title="No products found"
              text="Try adjusting your search or filter criteria"
              action={<Button onClick={reset}>Reset Filters</Button>}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Scrolls to the start of the results if it is above the window or behind the header. */
function showStart(results: Element | null): void {
  const headerHeight = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (results && results.getBoundingClientRect().top < headerHeight) {
    results.scrollIntoView({ behavior: 'instant' });
  }
}

/**
 * Renders its children if the media query matches, and always during prerendering and hydration. After
 * hydration only this component renders again, not the page.
 */
function Media({ query, children }: { query: string; children: ReactNode }) {
  return useMediaQuery(query) === false ? null : children;
}
