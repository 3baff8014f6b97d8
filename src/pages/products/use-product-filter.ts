import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseFilterParams, serializeFilterParams } from '../../domain/product-filter-params.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/product-filter.ts';
import type { Category } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { partialChange } from '../shared/navigation/navigation-state.ts';
import { PendingNavigation } from '../shared/navigation/pending-navigation.ts';

/** Pause in typing or dragging before the URL changes; browsers limit how often it may. */
const URL_DEBOUNCE_MS = 250;

/** The query string of a URL, and what was typed or dragged since and is not in it yet. */
interface Draft {
  readonly search: string;
  readonly changes?: Partial<ProductFilter> | undefined;
}

/**
 * The URL is the state: a link, a reload, Back and Forward bring the same grid. Typing and dragging
 * are a draft, which replaces the history entry after a pause and is dropped when the URL changes. A
 * category and a reset push an entry.
 */
export function useProductFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = use(PendingNavigation);
  const [draft, setDraft] = useState<Draft>({ search });
  const changes = draft.search === search ? draft.changes : undefined;
  const filter = useMemo(() => toFilter({ search, changes }), [search, changes]);

  /** The draft that the next event builds on; it may come before the next render. */
  const latest = useRef(draft);
  useLayoutEffect(() => {
    if (latest.current.search !== search) latest.current = { search };
  }, [search]);
  const update = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };

  const edit = (part: Partial<ProductFilter>) => {
    update({ ...latest.current, changes: { ...latest.current.changes, ...part } });
  };
  const write = (next: ProductFilter, replace: boolean) => {
    const params = serializeFilterParams(next).toString();
    const to = { pathname: paths.products.href(), search: params && `?${params}` };
    update({ search: to.search });
    void navigate(to, { replace, state: partialChange });
  };
  const commit = () => {
    if (latest.current.changes && !isLeaving) write(toFilter(latest.current), true);
  };
  const push = (part: Partial<ProductFilter>) => {
    commit();
    write({ ...toFilter(latest.current), ...part }, false);
  };

  const commitDebounced = useEffectEvent(commit);
  useEffect(() => {
    if (!changes || isLeaving) return undefined;
    const timer = setTimeout(commitDebounced, URL_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changes, isLeaving]);

  return {
    filter,
    setQuery: (query: string) => {
      edit({ query });
    },
    setPriceRange: (minPrice: number, maxPrice: number) => {
      edit({ minPrice, maxPrice });
    },
    setCategory: (category: Category | null) => {
      push({ category });
    },
    reset: () => {
      push(NO_FILTER);
    },
    /** Writes the draft to the URL now, without waiting for a pause. */
    commit,
  };
}

function toFilter({ search, changes }: Draft): ProductFilter {
  return { ...parseFilterParams(new URLSearchParams(search)), ...changes };
}
