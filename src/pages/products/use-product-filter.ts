import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFilterParams, writeFilterParams } from '../../domain/product-filter-params.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/product-filter.ts';
import type { Category } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { partialChange } from '../shared/navigation/navigation-state.ts';
import { PendingNavigation } from '../shared/navigation/pending-navigation.ts';

/** Pause in typing or dragging before the URL changes; browsers limit how often it may. */
const DRAFT_PAUSE_MS = 250;

/** The filter of the products page, and what changes it. */
export interface ProductFilterControls {
  filter: ProductFilter;
  setQuery: (query: string) => void;
  setPriceRange: (minPrice: number, maxPrice: number) => void;
  setCategory: (category: Category | null) => void;
  reset: () => void;
  /** Writes what was typed or dragged to the URL now, without waiting for a pause. */
  commit: () => void;
}

/** What is typed or dragged and not in the URL yet. */
interface Draft {
  /** The query string of the URL that it changes; at any other it is void. */
  search: string;
  changes: Partial<ProductFilter>;
}

/**
 * The URL is the state: a link, a reload, Back and Forward bring the same grid. Typing and dragging
 * are a draft, which replaces the history entry after a pause and is dropped when the URL changes. A
 * category and a reset push an entry.
 */
export function useProductFilter(): ProductFilterControls {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = use(PendingNavigation);
  const [draft, setDraft] = useState<Draft | null>(null);
  const changes = draft?.search === search ? draft.changes : undefined;
  const filter = useMemo(
    () => ({ ...readFilterParams(new URLSearchParams(search)), ...changes }),
    [search, changes],
  );

  /** The query string that the next render will have: a key may be pressed before it. */
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search]);

  const edit = (part: Partial<ProductFilter>) => {
    const base = latestSearch.current;
    setDraft((current) => ({
      search: base,
      changes: current?.search === base ? { ...current.changes, ...part } : part,
    }));
  };
  const write = (next: ProductFilter, replace: boolean) => {
    setDraft(null);
    const params = writeFilterParams(next).toString();
    latestSearch.current = params && `?${params}`;
    const to = { pathname: paths.products.href(), search: latestSearch.current };
    void navigate(to, { replace, state: partialChange });
  };
  const commit = () => {
    if (changes && !isLeaving) write(filter, true);
  };
  const push = (part: Partial<ProductFilter>) => {
    commit();
    write({ ...filter, ...part }, false);
  };

  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (!changes || isLeaving) return undefined;
    const timer = setTimeout(commitAfterPause, DRAFT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changes, isLeaving]);

  return {
    filter,
    setQuery: (query) => {
      edit({ query });
    },
    setPriceRange: (minPrice, maxPrice) => {
      edit({ minPrice, maxPrice });
    },
    setCategory: (category) => {
      push({ category });
    },
    reset: () => {
      push(NO_FILTER);
    },
    commit,
  };
}
