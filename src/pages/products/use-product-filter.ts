import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseFilterParams, serializeFilterParams } from '../../domain/product-filter-params.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/product-filter.ts';
import type { Category } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { partialChange } from '../../shared/navigation/navigation-state.ts';
import {
  NavigatingContext,
  PageLoadingContext,
} from '../../shared/navigation/navigation-contexts.ts';

/** Debounce of URL changes while typing or dragging: browsers limit how often the URL may change. */
const URL_DEBOUNCE_MS = 250;

/** Edits that are not yet in the URL. */
interface Draft {
  /**
   * The query string that the edits are based on: another one in the URL discards them. `null` until the URL's query
   * string is rendered after hydration: text that is typed before is kept.
   */
  readonly base: string | null;
  readonly edits?: Partial<ProductFilter> | undefined;
}

/** The filter and the functions that change it. */
export type ProductFilterControls = ReturnType<typeof useProductFilter>;

/**
 * Stores the filter in the URL: links, reload, Back and Forward restore it. Typing and dragging edit a
 * draft, which is written to the URL debounced, replacing the history entry, and discarded if the URL
 * changes. Selecting a category and a reset push an entry.
 */
export function useProductFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isPageLoading = use(PageLoadingContext);
  const isNavigating = use(NavigatingContext);
  const [draft, setDraft] = useState<Draft>({ base: isPageLoading ? null : search });
  const isDiscarded = draft.base !== null && draft.base !== search;
  const shownEdits = isDiscarded ? undefined : draft.edits;
  const filter = useMemo(() => toFilter({ base: search, edits: shownEdits }), [search, shownEdits]);

  /** The current draft for event handlers, of which several may run before the next render. */
  const latest = useRef(draft);
  useLayoutEffect(() => {
    const { base, edits } = latest.current;
    if (base === null && !isPageLoading) latest.current = { base: search, edits };
    else if (base !== null && base !== search) latest.current = { base: search };
    // A discarded draft must not apply again when Forward returns to its URL.
    if (edits) setDraft(latest.current);
  }, [search, isPageLoading]);
  const update = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };

  const edit = (part: Partial<ProductFilter>) => {
    update({ ...latest.current, edits: { ...latest.current.edits, ...part } });
  };
  const navigateTo = (next: ProductFilter, options: { replace: boolean }) => {
    const params = serializeFilterParams(next, latest.current.base ?? '').toString();
    const to = { pathname: paths.products.href(), search: params && `?${params}` };
    const isCurrent = to.search === latest.current.base;
    update({ base: to.search });
    // A press on the current category navigates nowhere.
    if (!isCurrent) void navigate(to, { ...options, state: partialChange });
  };
  const saveToUrl = () => {
    // The URL may be that of the next page already.
    if (isInUrl(latest.current) || isNavigating) return;
    navigateTo(toFilter(latest.current), { replace: true });
  };
  const push = (part: Partial<ProductFilter>) => {
    saveToUrl();
    navigateTo({ ...toFilter(latest.current), ...part }, { replace: false });
  };

  const saveDebounced = useEffectEvent(saveToUrl);
  useEffect(() => {
    if (!shownEdits || isNavigating) return undefined;
    const timer = setTimeout(saveDebounced, URL_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shownEdits, isNavigating]);

  return {
    filter,
    /** Whether the filter has an edit that is not in the URL. */
    isDraft: !isInUrl({ base: search, edits: shownEdits }),
    setQuery: (query: string) => {
      edit({ query });
    },
    setPriceRange: ([minPrice, maxPrice]: readonly [number, number]) => {
      edit({ minPrice, maxPrice });
    },
    setCategory: (category: Category | null) => {
      push({ category });
    },
    reset: () => {
      push(NO_FILTER);
    },
    /** Writes the draft to the URL immediately. */
    saveToUrl,
  };
}

/** Whether the URL has the edits: `useFieldText` reports text as typed that the body script has filled in from it. */
function isInUrl({ base, edits }: Draft): boolean {
  return JSON.stringify(toFilter({ base, edits })) === JSON.stringify(toFilter({ base }));
}

function toFilter({ base, edits }: Draft): ProductFilter {
  return { ...parseFilterParams(new URLSearchParams(base ?? '')), ...edits };
}
