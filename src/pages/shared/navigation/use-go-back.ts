import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PendingNavigation } from './pending-navigation.ts';

/**
 * Returns a function that goes back one history entry, once even if called again before the navigation is
 * done. Navigates to `fallbackHref` if the previous entry is not a page of the shop.
 */
export function useGoBack(fallbackHref: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isPending = use(PendingNavigation);
  /** Key of the history entry that is being left. */
  const leaving = useRef<string>(undefined);

  useEffect(() => {
    if (leaving.current !== key) leaving.current = undefined;
  }, [key]);

  useEffect(() => {
    // The page may be restored from the back/forward cache after going back to another document.
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
 * Returns whether the previous history entry is a page of the shop. The Navigation API knows all entries of
 * this origin. Without it the router's index counts only those since the document was loaded.
 */
function canGoBack(): boolean {
  if (window.navigation) return window.navigation.canGoBack;
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return index !== 0 || document.referrer.startsWith(`${window.location.origin}/`);
}
