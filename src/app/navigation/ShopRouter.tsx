import {
  addTransitionType,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import {
  createPath,
  NavigationType,
  Router,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { productTransitionName } from '../../design-system/commerce/ProductViewTransition.tsx';
import { saveUnhydratedForms } from '../../shared/forms/use-form-draft.ts';
import { matchRoute } from '../../shared/navigation/match-route.ts';
import { appShell } from '../../shared/navigation/navigation-state.ts';
import {
  NavigatingContext,
  PageLoadingContext,
} from '../../shared/navigation/navigation-contexts.ts';
import { useStores } from '../../store/stores.ts';
import { paths } from '../../paths.ts';
import { findPage, isPageLoaded, preloadPage } from '../pages.ts';
import { closeDialogs } from './close-dialogs.ts';
import { FinishHydrationContext } from '../hydration/finish-hydration-context.ts';

interface HistoryUpdate {
  readonly action: NavigationType;
  readonly location: Location;
}

/** A history of react-router, in the browser or in memory. */
interface ShopHistory extends Navigator, HistoryUpdate {
  listen: (listener: () => void) => () => void;
}

export interface ShopRouterProps {
  history: ShopHistory;
  /** The pattern of the page in the document; `null` for the app shell, `undefined` if there is nothing to hydrate. */
  prerenderedPattern?: string | null | undefined;
  children: ReactNode;
}

/**
 * Renders the location of the history. The first render has the location that the document was prerendered for,
 * without a query string, to match the HTML; after hydration it changes to that of the URL. While the chunk of the next
 * page loads, the previous page stays.
 */
export function ShopRouter({ history, prerenderedPattern, children }: ShopRouterProps) {
  const [{ action, location }, setShown] = useState<HistoryUpdate>(() => ({
    action: history.action,
    location:
      prerenderedPattern === undefined
        ? history.location
        : prerenderedLocation(history.location, prerenderedPattern),
  }));
  const [isUrlApplied, setIsUrlApplied] = useState(
    () => createPath(location) === createPath(history.location),
  );
  const [isRenderingNext, startNavigation] = useTransition();
  const [isLoading, startLoading] = useTransition();
  const [navigator] = useState<Navigator>(() => ({
    ...history,
    // A second press on a link whose page is still loading adds no second entry.
    push: (to, state) => {
      if (history.createHref(to) !== history.createHref(history.location)) history.push(to, state);
    },
  }));
  const { formDrafts } = useStores();
  const isPageLoading = isLoading || !isUrlApplied;

  /** Whether the browser has animated the latest Back or Forward itself, e.g. by a swipe. */
  const isSwiped = useRef(false);
  /** Returns the product whose photograph moves between its card and its page. */
  const findMovedProduct = useEffectEvent(() =>
    (history.action === NavigationType.Pop && isSwiped.current) ||
    // Not behind the menu, and not one that may have failed.
    document.querySelector('dialog[open], [data-failed]')
      ? undefined
      : (productIdAt(history.location.pathname) ?? productIdAt(location.pathname)),
  );

  const showCurrentLocation = useEffectEvent(() => {
    const next = readHistory(history);
    const { pathname } = next.location;
    if (!isPageLoaded(location.pathname)) saveUnhydratedForms(formDrafts, location.pathname);
    // A change within a page, e.g. of its filter, applies at once.
    if (pathname === location.pathname && isPageLoaded(pathname)) {
      // Back was pressed before the next page was shown. Showing that page would have closed the menu.
      if (next.action === NavigationType.Pop) closeDialogs();
      setShown(next);
      return;
    }
    const productId = findMovedProduct();
    const start = isPageLoaded(pathname) ? startNavigation : startLoading;
    if (start === startLoading) {
      // Requests a chunk again that has failed.
      void preloadPage(pathname);
      // The progress bar is behind the menu.
      closeDialogs();
    }
    start(() => {
      if (productId !== undefined) addTransitionType(productTransitionName(productId));
      setShown(next);
    });
  });
  useLayoutEffect(() => {
    const handlePop = (event: PopStateEvent) => {
      isSwiped.current = event.hasUAVisualTransition;
    };
    window.addEventListener('popstate', handlePop);
    const stopListening = history.listen(() => {
      // During `popstate`, React would render at once: no photograph would move, and the previous page would disappear
      // before the next one has loaded.
      const isDeferred =
        !isPageLoaded(history.location.pathname) ||
        (history.action === NavigationType.Pop && findMovedProduct());
      if (isDeferred) setTimeout(showCurrentLocation);
      else showCurrentLocation();
    });
    return () => {
      window.removeEventListener('popstate', handlePop);
      stopListening();
    };
  }, [history]);

  const finishHydration = useCallback(() => {
    if (isUrlApplied) return;
    setIsUrlApplied(true);
    setShown(readHistory(history));
  }, [history, isUrlApplied]);

  return (
    <NavigatingContext value={isPageLoading || isRenderingNext}>
      <PageLoadingContext value={isPageLoading}>
        <FinishHydrationContext value={finishHydration}>
          <Router navigator={navigator} navigationType={action} location={location}>
            {children}
          </Router>
        </FinishHydrationContext>
      </PageLoadingContext>
    </NavigatingContext>
  );
}

/** A copy, because the history changes itself. */
function readHistory({ action, location }: ShopHistory): HistoryUpdate {
  return { action, location };
}

/** Returns the location of the first render: that of the page with this pattern, which the document has. */
function prerenderedLocation(current: Location, pattern: string | null): Location {
  const { path = current.pathname } = document.documentElement.dataset;
  const location = { ...current, pathname: path, search: '' };
  if (pattern === null) return { ...location, pathname: '/app-shell', state: appShell };
  if (findPage(path).pattern === pattern) return location;
  // A host has responded with its 404 page to a path that has a page.
  return { ...location, pathname: pattern.replace('*', '/*') };
}

function productIdAt(pathname: string): string | undefined {
  return matchRoute(paths.product.pattern, pathname)?.params.id;
}
