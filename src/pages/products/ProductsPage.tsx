import { useDeferredValue, useMemo, useRef } from 'react';
import { products, findScenePhotograph } from '../../catalogue/catalogue.ts';
import { BELOW_DESKTOP } from '../../design-system/breakpoints.ts';
import { ProductGrid } from '../../design-system/commerce/ProductGrid.tsx';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { countCategories, filterProducts, isUnfiltered } from '../../domain/product-filter.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../shared/head/PageHead.tsx';
import { productGridItems } from '../shared/product-grid-items.ts';
import { useCartActions } from '../shared/cart/use-cart-actions.ts';
import { useCartProductIds } from '../shared/cart/use-cart-product-ids.ts';
import { focusHeading } from '../shared/focus-heading.ts';
import { useMediaQuery } from '../shared/use-media-query.ts';
import { Filters } from './Filters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { ResultCount } from './ResultCount.tsx';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { useProductFilter } from './use-product-filter.ts';
import { useScrollToResults } from './use-scroll-to-results.ts';

const categories = countCategories(products);

/** Number of cards above the fold. */
const PRIORITY_COUNT = 3;

/** `/products`: the catalogue with search, category and price filters (Rules: Search and filters). */
export function ProductsPage() {
  const { filter, setQuery, setCategory, setPriceRange, commit, reset } = useProductFilter();
  const inCart = useCartProductIds();
  const { add } = useCartActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useMediaQuery(BELOW_DESKTOP);

  const shownFilter = useDeferredValue(filter);
  const found = useMemo(() => filterProducts(products, shownFilter), [shownFilter]);
  const { shown, sentinelRef } = useInfiniteScroll(found);
  const items = useMemo(() => productGridItems(shown), [shown]);
  const isFiltered = !isUnfiltered(shownFilter);

  const { results, withScroll } = useScrollToResults(found);
  const filterProps = {
    filter,
    categories,
    totalCount: products.length,
    onQueryChange: withScroll(setQuery),
    onCategorySelect: withScroll(setCategory),
    onPriceRangeChange: withScroll(setPriceRange),
    onCommit: commit,
  };

  return (
    <div className="wrap pt-head">
      <PageHead
        title="Shop | ESSENCE"
        description="All lamps, vessels and tools of the ESSENCE collection, by category and price."
        path={paths.products.href()}
      />
      <div className="grid-page items-start pt-shop-top">
        <div className="rail desktop:sticky desktop:top-18">
          <h1 ref={heading} className="mb-6 heading-1 desktop:-mt-1.5 desktop:mb-10">
            Shop
          </h1>
          {isNarrow !== false && (
            <FilterSheet {...filterProps} resultCount={found.length} isFiltered={isFiltered} />
          )}
          {isNarrow !== true && (
            <Filters
              {...filterProps}
              className="max-desktop:hidden desktop:pr-[calc(var(--spacing-gutter)*2)]"
            />
          )}
        </div>
        <div ref={results} className="stage min-w-0">
          <ResultCount count={found.length} isFiltered={isFiltered} />
          {items.length > 0 ? (
            <>
              <ProductGrid
                aria-label="Products"
                items={items}
                inCart={inCart}
                onAddToCart={add}
                hasLeadCard={!isFiltered}
                priorityCount={PRIORITY_COUNT}
              />
              <div ref={sentinelRef} />
            </>
          ) : (
            <EmptyState
              title="No products found"
              text="Try adjusting your search or filter criteria"
              photograph={findScenePhotograph('empty-state')}
              action={
                <Button
                  onClick={() => {
                    reset();
                    focusHeading(heading.current, { preventScroll: true });
                  }}
                >
                  Reset Filters
                </Button>
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
