import { useLayoutEffect } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { hasFlag } from '../../pages/shared/navigation/navigation-state.ts';

/**
 * Closes the menu and the filter sheet on every navigation, Back and Forward included, except when the
 * filter sheet itself has changed the URL (Rules: Header and footer).
 */
export function useDialogsCloseOnNavigation({
  location,
  navigationType,
}: {
  location: Location<unknown>;
  navigationType: NavigationType;
}): void {
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop && hasFlag(location.state, 'preventScrollReset'))
      return;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }, [location, navigationType]);
}
