import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { focusNonInteractive, focusHeading } from '../../design-system/focus.ts';
import { hasFlag } from '../../shared/navigation/navigation-state.ts';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';
import { prefersReducedMotion } from '../media-preferences.ts';
import {
  describeControl,
  isCentreInWindow,
  restoreFocus,
  type UsedControl,
} from './restore-focus.ts';
import { entryOf, scrollPositions, scrollToInstantly } from './scroll-positions.ts';
import { scrollTarget } from './scroll-target.ts';

/** After a navigation, scrolls and moves the focus as a browser does when it loads a document. */
export function useScrollAndFocus(
  location: Location<unknown>,
  navigationType: NavigationType,
): void {
  const isPageLoading = use(PageLoadingContext);
  /** The last location that was scrolled to. Undefined until the location of the URL is rendered. */
  const previous = useRef<Location>(undefined);
  /** The control that was pressed or focused last; undefined if something else was. */
  const used = useRef<UsedControl>(undefined);
  /** For each history entry, the control that was used last. */
  const lastUsedByEntry = useRef(new Map<string, UsedControl | undefined>());

  useLayoutEffect(() => {
    if (isPageLoading || previous.current === location) return;
    const { pathname, hash, state } = location;
    const previousLocation = previous.current;
    const isFirst = previousLocation === undefined;
    previous.current = location;
    const isPop = navigationType === NavigationType.Pop;
    const isOtherPage = !isFirst && previousLocation.pathname !== pathname;
    const preservesScroll = hasFlag(state, 'isPartialChange');
    if (!isFirst && (isOtherPage || navigationType === NavigationType.Push)) {
      lastUsedByEntry.current.set(
        entryOf(previousLocation),
        preservesScroll && !isOtherPage ? undefined : used.current,
      );
    }

    const isNewEntry = isFirst ? isNewNavigation() : !isPop;
    // Discards a position that an earlier document with the same path has saved.
    if (isFirst && isNewEntry) scrollPositions.delete(entryOf(location));
    // A new page is at its top, and reading its scroll position would force a layout.
    if (isFirst && isNewEntry && hash === '') return;
    // Keeps what was scrolled before hydration, unless Back has meanwhile changed the URL to another page.
    const { path = pathname } = document.documentElement.dataset;
    if (isFirst && window.scrollY > 0 && path === pathname) return;

    const fragment = hash === '' ? null : document.getElementById(hash.slice(1));
    const target = scrollTarget({
      isNewEntry,
      savedTop: scrollPositions.get(entryOf(location)),
      hasFragment: fragment !== null,
      preservesScroll,
    });
    if (target === undefined) return;
    if (target === 'fragment') {
      const isSmooth = !isPop && !isOtherPage && !prefersReducedMotion();
      fragment?.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' });
    } else scrollToInstantly(target);

    if (isPop) {
      const lastUsed = lastUsedByEntry.current.get(entryOf(location));
      // After a reload at the top of the page, Tab starts at the skip link.
      if (!lastUsed && isFirst && target === 0) return;
      // Within a page, e.g. of a filter, the focus stays if it is on the screen.
      if (!lastUsed && !isOtherPage && isCentreInWindow(document.activeElement ?? document.body))
        return;
      restoreFocus(lastUsed, fragment ?? document.querySelector<HTMLElement>('main h1'));
    } else if (fragment) {
      focusNonInteractive(fragment, { preventScroll: true });
    } else {
      // At 400 % zoom, the heading can be below the photograph.
      focusHeading({ preventScroll: !window.matchMedia('(height < 30rem)').matches });
    }
  }, [location, navigationType, isPageLoading]);

  useEffect(() => {
    const record = ({ target }: Event) => {
      // After Back from a link of a dialog, the button that opened it gets the focus: the dialog is closed.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      const control = target.closest('a, button, input, select, textarea');
      used.current = control ? describeControl(control) : undefined;
    };
    const controller = new AbortController();
    document.addEventListener('click', record, { capture: true, signal: controller.signal });
    document.addEventListener('focusin', record, controller);
    return () => {
      controller.abort();
    };
  }, []);
}

/**
 * Whether the document was opened by a navigation, not by reload or back/forward. The first entries of a tab's
 * documents share the key `default`, so a saved position may belong to another one.
 */
function isNewNavigation(): boolean {
  const [timing] = performance.getEntriesByType('navigation');
  return timing instanceof PerformanceNavigationTiming && timing.type === 'navigate';
}
