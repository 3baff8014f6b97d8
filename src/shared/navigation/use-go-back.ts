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
    // Without the Navigation API, the previous entry may be a page of another site.
    const canGoBack = window.navigation?.canGoBack ?? window.history.length > 1;
    void (canGoBack ? navigate(-1) : navigate(fallbackHref));
  };
}
