import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { ANNOUNCER_ID } from '../../design-system/announce.ts';
import { hasFlag } from '../../shared/navigation/navigation-state.ts';
import { closeDialogs } from './close-dialogs.ts';
import { useCapturedClicks } from './use-captured-clicks.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useRouteAnnouncer } from './use-route-announcer.ts';
import { useSaveScroll } from './use-save-scroll.ts';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

/**
 * Scroll restoration, focus management and route announcer: what a browser does when it loads a document. Closes
 * dialogs and forwards presses during a page transition. Renders outside the page's error boundary, so it works for the
 * error screen, too (Rules: Accessibility).
 */
export function NavigationEffects() {
  const location: Location<unknown> = useLocation();
  const navigationType = useNavigationType();

  // A change within the page, e.g. of its filter, leaves dialogs open, unless it is by Back or Forward.
  useLayoutEffect(() => {
    const isPartialChange = hasFlag(location.state, 'isPartialChange');
    if (!isPartialChange || navigationType === NavigationType.Pop) closeDialogs();
  }, [location, navigationType]);

  useScrollAndFocus(location, navigationType);
  useSaveScroll(location);
  useRouteAnnouncer(location);
  useFocusFallback();
  useCapturedClicks();

  return <p id={ANNOUNCER_ID} aria-live="polite" className="sr-only" />;
}
