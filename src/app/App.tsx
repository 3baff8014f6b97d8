import { useDeferredValue, useMemo } from 'react';
import { Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { TransitioningProductProvider } from '../design-system/commerce/ProductViewTransition.tsx';
import { LinkProvider } from '../design-system/primitives/Link.tsx';
import { matchRoute } from '../pages/shared/navigation/match-route.ts';
import { PendingNavigation } from '../pages/shared/navigation/pending-navigation.ts';
import { paths } from '../paths.ts';
import { StoresProvider, type Stores } from '../store/stores.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { OrderCompletion } from './OrderCompletion.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { toDecodablePathname } from './navigation/decodable-pathname.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useDialogsCloseOnNavigation } from './navigation/use-dialogs-close-on-navigation.ts';
import { routes, sellerRoute, type LayoutRoute, type ShopRoute } from './routes.tsx';
import { ShopLayout } from './layout/ShopLayout.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { CartNotSavedWarning } from './errors/CartNotSavedWarning.tsx';

/**
 * The shop, inside any router: `BrowserRouter` in the browser, `StaticRouter` for prerendering,
 * `MemoryRouter` in stories. While the next page loads, the previous one stays, marked as pending.
 */
export function App({ stores }: { stores: Stores }) {
  return (
    <StoresProvider stores={stores}>
      <LinkProvider link={RouterLink}>
        <ShopRoutes />
        <CartNotSavedWarning />
        <ToastRegion />
      </LinkProvider>
    </StoresProvider>
  );
}

function ShopRoutes() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const current = useMemo(
    () => ({
      location: { ...location, pathname: toDecodablePathname(location.pathname) },
      navigationType,
    }),
    [location, navigationType],
  );
  const deferred = useDeferredValue(current);
  // Only another page may have to load; a change within the page, e.g. of its filter, applies at once.
  const isPending = current.location.pathname !== deferred.location.pathname;
  const shown = isPending ? deferred : current;
  const { pathname } = shown.location;
  useDialogsCloseOnNavigation(current);

  return (
    // The product of the target page, or else of the current page.
    <TransitioningProductProvider id={productAt(current.location) ?? productAt(shown.location)}>
      <ErrorBoundary resetKey={current.location.pathname}>
        <ShopLayout pathname={current.location.pathname} isPending={isPending}>
          <PendingNavigation value={isPending}>
            <ErrorBoundary resetKey={pathname}>
              <Routes location={shown.location}>
                <Route element={<RouteLayout route={sellerRoute} resetKey={pathname} />}>
                  {sellerRoute.children.map(renderRoute)}
                </Route>
                {routes.map(renderRoute)}
              </Routes>
            </ErrorBoundary>
          </PendingNavigation>
          <NavigationEffects {...shown} />
        </ShopLayout>
      </ErrorBoundary>
      <OrderCompletion pathname={current.location.pathname} shownPathname={pathname} />
    </TransitioningProductProvider>
  );
}

function renderRoute({ pattern, Page }: ShopRoute) {
  return <Route key={pattern} path={pattern} caseSensitive element={<Page />} />;
}

/** The id of the product page at a location. */
function productAt({ pathname }: { pathname: string }): string | null {
  return matchRoute(paths.product.pattern, pathname)?.params['id'] ?? null;
}

/** A layout around its child routes, with the error screen inside it if one fails. */
function RouteLayout({ route, resetKey }: { route: LayoutRoute; resetKey: string }) {
  const Layout = route.layout.Page;
  return (
    <Layout>
      <ErrorBoundary resetKey={resetKey} isInset>
        <Outlet />
      </ErrorBoundary>
    </Layout>
  );
}
