import { use, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRepeatedClick } from '../../../design-system/is-repeated-click.ts';
import { PendingNavigation } from './pending-navigation.ts';

/**
 * Returns a click handler that goes back one history entry, once per double click and not while the previous page
 * loads. Navigates to `fallbackHref` if the previous entry is not a page of the shop.
 */
export function useGoBack(fallbackHref: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isPending = use(PendingNavigation);
  return ({ nativeEvent }) => {
    if (isRepeatedClick(nativeEvent) || isPending) return;
    void (canGoBack() ? navigate(-1) : navigate(fallbackHref));
  };
}

/** Whether the previous history entry is a page of the shop; without the Navigation API, whether there is one. */
function canGoBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
