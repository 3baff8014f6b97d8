import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { ANNOUNCER_ID, announce } from '../../design-system/announce.ts';
import { focusHeading, focusTop } from '../../shared/focus-heading.ts';
import { hasFlag } from '../../shared/navigation/navigation-state.ts';
import { PendingNavigation } from '../../shared/navigation/pending-navigation.ts';
import { prefersReducedMotion } from '../preferences.ts';
import { persistScrollPositions, scrollPositions } from './scroll-positions.ts';

/**
 * Scroll restoration, focus management and route announcer: what a browser does when it loads a
 * document. Renders outside the page's error boundary, so it works for the error screen, too
 * (Rules: Accessibility).
 */
export function NavigationEffects() {
  const location: Location<unknown> = useLocation();
  const { pathname, hash } = location;
  const navigationType = useNavigationType();
  const isPending = use(PendingNavigation);
  const entry = entryOf(location);
  /** The last location whose effects have run: not that of the document before the URL's is rendered. */
  const previous = useRef<Location>(undefined);
  /** The link of the last press, if it was on one. */
  const pressed = useRef<FollowedLink>(undefined);
  /** For each history entry, the link that was followed from it. */
  const followedLinks = useRef(new Map<string, FollowedLink | undefined>());

  // The menu and the filter sheet close on every navigation, except when the sheet itself has changed the URL.
  useLayoutEffect(() => {
    const isPartial = hasFlag(location.state, 'preventScrollReset');
    if (isPartial && navigationType !== NavigationType.Pop) return;
    closeDialogs();
  }, [location, navigationType]);

  useLayoutEffect(() => {
    if (isPending || previous.current === location) return;
    const left = previous.current;
    const isFirstPage = left === undefined;
    const isOtherPage = !isFirstPage && left.pathname !== pathname;
    if (isOtherPage && navigationType === NavigationType.Push) {
      const isFollowed = pressed.current?.pathname === pathname;
      followedLinks.current.set(entryOf(left), isFollowed ? pressed.current : undefined);
    }
    previous.current = location;

    // A new page is at its top already, and reading its scroll position would force a layout.
    if (isFirstPage && hash === '' && isNewNavigation()) return;
    // The shopper may have scrolled before hydration.
    if (isFirstPage && window.scrollY > 0) return;

    const fragment = hash === '' ? null : document.getElementById(hash.slice(1));
    if (navigationType === NavigationType.Pop) {
      const top = isFirstPage && isNewNavigation() ? undefined : scrollPositions.get(entry);
      if (top !== undefined || !fragment) scrollToInstantly(top ?? 0);
      else fragment.scrollIntoView();
    } else if (fragment) {
      fragment.scrollIntoView({
        behavior: isOtherPage || prefersReducedMotion() ? 'instant' : 'smooth',
      });
      focusHeading(fragment, { preventScroll: true });
    } else if (!hasFlag(location.state, 'preventScrollReset')) {
      scrollToInstantly(0);
      // In a low window, e.g. at 400 % zoom, the heading can be below the photograph.
      focusTop({ preventScroll: !window.matchMedia('(height < 30rem)').matches });
    }

    if (!isOtherPage || navigationType !== NavigationType.Pop) return;
    restoreFocus(
      followedLinks.current.get(entry),
      fragment ?? document.querySelector<HTMLElement>('main h1'),
    );
  }, [entry, pathname, hash, location, navigationType, isPending]);

  useEffect(() => {
    const record = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      pressed.current = link ? { pathname: link.pathname, text: link.textContent } : undefined;
    };
    document.addEventListener('click', record, true);
    return () => {
      document.removeEventListener('click', record, true);
    };
  }, []);

  // In a layout effect: later, the next page's first scroll would be saved for this history entry.
  useLayoutEffect(() => {
    const save = () => {
      scrollPositions.set(entry, window.scrollY);
    };
    const handlePageHide = () => {
      // The page can be unloaded before the scroll event of its last frame.
      save();
      persistScrollPositions();
      // The browser restores the scroll position of documents only, e.g. after a reload.
      window.history.scrollRestoration = 'auto';
    };
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      window.history.scrollRestoration = 'manual';
      if (!persisted) return;
      // From the back/forward cache, with what was open. WebKit loses its scroll position.
      closeDialogs();
      scrollToInstantly(scrollPositions.get(entry) ?? 0);
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pageshow', handlePageShow);
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', handlePageHide);
    };
  }, [entry]);

  const announcedPathname = useRef<string>(undefined);
  useEffect(() => {
    if (isPending || announcedPathname.current === pathname) return;
    const isFirstPage = announcedPathname.current === undefined;
    announcedPathname.current = pathname;
    if (!isFirstPage && !hasFlag(location.state, 'isTitleSilent')) announce(document.title);
  }, [pathname, location, isPending]);

  return <p id={ANNOUNCER_ID} aria-live="polite" className="sr-only" />;
}

/**
 * Whether the document was opened by a navigation, not by reload or back/forward. First entries share
 * the key `default`, so a saved position may belong to another one.
 */
function isNewNavigation(): boolean {
  const [timing] = performance.getEntriesByType('navigation');
  return timing instanceof PerformanceNavigationTiming && timing.type === 'navigate';
}

/** A link that was pressed. Its text tells it from others to the same page. */
interface FollowedLink {
  pathname: string;
  text: string | null;
}

/** Identifies a history entry. */
function entryOf({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

/**
 * After Back or Forward, focuses the link that was followed, else the heading, or the first control if that is off the
 * screen. The scroll position is restored already.
 */
function restoreFocus(followed: FollowedLink | undefined, heading: HTMLElement | null): void {
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a:not([data-toast] *)'),
  ).filter((link) => link.pathname === followed?.pathname);
  // E.g. the cart after an order: the scroll position is that of another page.
  if (followed && links.length === 0) scrollToInstantly(0);
  const shown = links.filter(isInView);
  // The text changes e.g. with the number of items in the cart.
  const link = shown.find(({ textContent }) => textContent === followed?.text) ?? shown[0];
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button:enabled)');
  const isHeadingShown = heading !== null && isInView(heading);
  const target = link ?? (isHeadingShown ? undefined : Array.from(controls).find(isInView));
  if (target) target.focus({ preventScroll: true });
  else focusHeading(heading, { preventScroll: true });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

function scrollToInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // The header is drawn for the new position at once: the browser's event comes a frame later.
  window.dispatchEvent(new Event('scroll'));
}
