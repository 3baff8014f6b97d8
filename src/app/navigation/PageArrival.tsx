import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { ANNOUNCER_ID, announce } from '../../design-system/announce.ts';
import { focusHeading } from '../../pages/shared/focus-heading.ts';
import { hasFlag } from '../../pages/shared/navigation/navigation-state.ts';
import { recallScroll, rememberScroll, storeScrollMemory } from './scroll-memory.ts';

export interface PageArrivalProps {
  location: Location<unknown>;
  navigationType: NavigationType;
}

/**
 * Scroll restoration, focus management and route announcer: what a browser does when a document loads,
 * done when a page is shown. Renders outside the error boundary, whose screen counts as a page, too.
 */
export function PageArrival({ location, navigationType }: PageArrivalProps) {
  const { pathname, hash, state } = location;
  const entry = `${location.key} ${pathname}`;
  const shownPathname = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirstPage = shownPathname.current === undefined;
    const isOtherPage = !isFirstPage && shownPathname.current !== pathname;
    shownPathname.current = pathname;

    // The document stood before its script, and whoever has scrolled by now stays there.
    if (isFirstPage && window.scrollY > 0) return;

    const fragment = hash === '' ? null : document.getElementById(hash.slice(1));
    if (navigationType === NavigationType.Pop) {
      const top = isFirstPage && isFreshVisit() ? undefined : recallScroll(entry);
      if (top !== undefined || !fragment) scrollToInstantly(top ?? 0);
      else fragment.scrollIntoView();
    } else if (fragment) {
      fragment.scrollIntoView({
        behavior: isOtherPage || prefersStillness() ? 'instant' : 'smooth',
      });
      focusHeading(fragment, { preventScroll: true });
    } else if (!hasFlag(state, 'preventScrollReset')) {
      scrollToInstantly(0);
    }

    if (isOtherPage && !fragment) {
      focusHeading(document.querySelector<HTMLElement>('main h1'), { preventScroll: true });
    }
  }, [entry, pathname, hash, state, navigationType]);

  // With the page itself: a moment later, the next page's first scroll would be taken for this one's.
  useLayoutEffect(() => {
    const remember = () => {
      rememberScroll(entry, window.scrollY);
    };
    // A page can be left in the very frame that scrolled it, before the scroll is told of.
    const leave = () => {
      remember();
      storeScrollMemory();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, [entry]);

  // Within the shop its pages are scrolled here; a document that is left and comes back, by the browser.
  useEffect(() => {
    const takeScroll = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leaveScroll = () => {
      window.history.scrollRestoration = 'auto';
    };
    takeScroll();
    window.addEventListener('pageshow', takeScroll);
    window.addEventListener('pagehide', leaveScroll);
    return () => {
      leaveScroll();
      window.removeEventListener('pageshow', takeScroll);
      window.removeEventListener('pagehide', leaveScroll);
    };
  }, []);

  const announcedPathname = useRef(pathname);
  useEffect(() => {
    if (announcedPathname.current === pathname) return;
    announcedPathname.current = pathname;
    if (!hasFlag(state, 'isTitleSilent')) announce(document.title);
  }, [pathname, state]);

  return <p id={ANNOUNCER_ID} aria-live="polite" className="sr-only" />;
}

/** Whether the document is newly opened. All have one history key: a saved position may be of another. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

function scrollToInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
