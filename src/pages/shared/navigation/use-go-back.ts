import { use, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PendingNavigation } from './pending-navigation.ts';

/**
 * Returns a click handler that goes back one history entry, once per double click and not while the previous page
 * loads. Navigates to `fallbackHref` if the previous entry is not a page of the shop.
 */
export function useGoBack(fallbackHref: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isPending = use(PendingNavigation);
  return ({ detail }) => {
    if (detail > 1 || isPending) return;
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
