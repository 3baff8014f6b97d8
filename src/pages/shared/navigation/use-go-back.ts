import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PendingNavigation } from './pending-navigation.ts';

/**
 * Returns what goes back one step in the history, however often it is called before the step is done.
 * Where the previous step is not a page of the shop it opens `fallbackHref` instead.
 */
export function useGoBack(fallbackHref: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isPending = use(PendingNavigation);
  /** The key of the history entry that is being left. */
  const leaving = useRef<string>(undefined);

  useEffect(() => {
    // After a step to another document the page may be shown again from the back/forward cache.
    const reset = () => {
      leaving.current = undefined;
    };
    window.addEventListener('pageshow', reset);
    return () => {
      window.removeEventListener('pageshow', reset);
    };
  }, []);

  return () => {
    if (isPending || leaving.current === key) return;
    leaving.current = key;
    void (canGoBack() ? navigate(-1) : navigate(fallbackHref));
  };
}

/**
 * Whether the previous history entry is a page of the shop. Without the Navigation API, which lists the
 * entries of this origin, only those since this document was loaded are known, by the router's index.
 */
function canGoBack(): boolean {
  if (window.navigation) return window.navigation.canGoBack;
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return index !== 0 || document.referrer.startsWith(`${window.location.origin}/`);
}
