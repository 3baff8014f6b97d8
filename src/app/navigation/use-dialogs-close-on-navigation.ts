import { useLayoutEffect } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { hasFlag } from '../../pages/shared/navigation/navigation-state.ts';

/**
 * Closes the menu and the filter sheet with every navigation, Back and Forward included, but not with
 * a change that the filter sheet itself has written to the URL.
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
