import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { closeDialogs } from './close-dialogs.ts';
import {
  entryOf,
  persistScrollPositions,
  scrollPositions,
  scrollToInstantly,
} from './scroll-positions.ts';

/** Saves the scroll position of the history entry. Restores it after the back/forward cache. */
export function useSaveScroll(location: Location): void {
  const { pathname } = location;
  const entry = entryOf(location);
  // A layout effect: a later one would save the first scroll of the next page for this history entry.
  useLayoutEffect(() => {
    const save = () => {
      scrollPositions.set(entry, window.scrollY);
    };
    const handlePageHide = () => {
      // The page can be unloaded before the scroll event of its last frame.
      save();
      persistScrollPositions();
      // With `auto`, the browser restores the position after a reload. If the chunk of the next page is missing, the URL
      // is already that of the next page, for which this position is wrong.
      if (pathname === window.location.pathname) window.history.scrollRestoration = 'auto';
    };
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      window.history.scrollRestoration = 'manual';
      if (!persisted) return;
      // The back/forward cache restores what was open. WebKit loses its scroll position.
      closeDialogs();
      scrollToInstantly(scrollPositions.get(entry) ?? 0);
    };
    window.history.scrollRestoration = 'manual';
    // The page may have been scrolled before hydration. In a frame, reading the position forces no layout.
    const frame = requestAnimationFrame(save);
    const controller = new AbortController();
    window.addEventListener('scroll', save, controller);
    window.addEventListener('pagehide', handlePageHide, controller);
    window.addEventListener('pageshow', handlePageShow, controller);
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [entry, pathname]);
}
