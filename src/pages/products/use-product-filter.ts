import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { readFilterParams, writeFilterParams } from '../../domain/product-filter-params.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/product-filter.ts';
import type { Category } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { changeOf, type NavigationState } from '../shared/navigation/navigation-state.ts';

/** How long a filter rests before it goes into the address, which browsers let change only so often. */
const SETTLE_MS = 250;

/** The filter of the products page, and what changes it. */
export interface ProductFilterControls {
  filter: ProductFilter;
  setQuery: (query: string) => void;
  setPriceRange: (minPrice: number, maxPrice: number) => void;
  setCategory: (category: Category | null) => void;
  reset: () => void;
  /** Puts a change into the address now, without waiting for it to rest. */
  commit: () => void;
}

/**
 * The address holds the filter, so that a link, a reload and Back bring the same grid. Typing and
 * sliding show at once and replace the entry of the history when they rest; a category and a reset
 * push a new one.
 */
export function useProductFilter(): ProductFilterControls {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => readFilter(search));

  /** The filter that the next change builds on; it may be a render ahead of `filter`. */
  const latest = useRef(filter);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigateLatest = useRef(navigate);

  /** Changes written to the history, and the last of them that the page was shown at. */
  const written = useRef(changeOf(state));
  const shown = useRef(changeOf(state));

  useEffect(() => {
    navigateLatest.current = navigate;
  }, [navigate]);

  useEffect(() => {
    const change = changeOf(state);
    if (change > shown.current) {
      shown.current = change;
    } else {
      latest.current = readFilter(search);
      setFilter(latest.current);
    }
  }, [search, state]);

  const controls = useMemo(() => {
    function write(replace: boolean) {
      clearTimeout(settling.current);
      settling.current = undefined;
      written.current += 1;
      const entry: NavigationState = { keepsPlace: true, change: written.current };
      void navigateLatest.current(
        { pathname: paths.products.href(), search: writeFilterParams(latest.current).toString() },
        { replace, state: entry },
      );
    }
    function commit() {
      if (settling.current !== undefined) write(true);
    }
    function settle(part: Partial<ProductFilter>) {
      latest.current = { ...latest.current, ...part };
      setFilter(latest.current);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        write(true);
      }, SETTLE_MS);
    }
    function push(part: Partial<ProductFilter>) {
      commit();
      latest.current = { ...latest.current, ...part };
      setFilter(latest.current);
      write(false);
    }
    return {
      setQuery: (query: string) => {
        settle({ query });
      },
      setPriceRange: (minPrice: number, maxPrice: number) => {
        settle({ minPrice, maxPrice });
      },
      setCategory: (category: Category | null) => {
        push({ category });
      },
      reset: () => {
        push(NO_FILTER);
      },
      commit,
    };
  }, []);

  useEffect(
    () => () => {
      clearTimeout(settling.current);
    },
    [],
  );

  return { filter, ...controls };
}

function readFilter(search: string): ProductFilter {
  return readFilterParams(new URLSearchParams(search));
}
