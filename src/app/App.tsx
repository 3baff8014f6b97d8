import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { MorphingProductProvider } from '../design-system/commerce/ProductMorph.tsx';
import { LinkProvider } from '../design-system/primitives/Link.tsx';
import { matchRoute } from '../pages/shared/navigation/match-route.ts';
import { PendingNavigation } from '../pages/shared/navigation/pending-navigation.ts';
import { paths } from '../paths.ts';
import { StoresProvider, type Stores } from '../store/stores.tsx';
import { ErrorBoundary } from './faults/ErrorBoundary.tsx';
import { OrderCompletion } from './OrderCompletion.tsx';
import { PageArrival } from './navigation/PageArrival.tsx';
import { readablePathname } from './navigation/readable-pathname.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useDialogsCloseOnNavigation } from './navigation/use-dialogs-close-on-navigation.ts';
import { routes, sellerArea, type ShopArea, type ShopRoute } from './routes.tsx';
import { ShopFrame } from './frame/ShopFrame.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { UnkeptCartNotice } from './faults/UnkeptCartNotice.tsx';

/**
 * The shop, inside of any router: a browser's, a static one at build time, a story's in memory.
 * While the next page's code is on its way the page before it stays, marked as pending.
 */
export function App({ stores }: { stores: Stores }) {
  return (
    <Providers stores={stores}>
      <Shop />
      <UnkeptCartNotice />
      <ToastRegion />
    </Providers>
  );
}

function Providers({ stores, children }: { stores: Stores; children: ReactNode }) {
  return (
    <StoresProvider stores={stores}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </StoresProvider>
  );
}

function Shop() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const current = useMemo(
    () => ({
      location: { ...location, pathname: readablePathname(location.pathname) },
      navigationType,
    }),
    [location, navigationType],
  );
  const deferred = useDeferredValue(current);
  // Only another page may have to load; a change within the page, as of its filter, applies at once.
  const isPending = current.location.pathname !== deferred.location.pathname;
  const shown = isPending ? deferred : current;
  const { pathname } = shown.location;
  useDialogsCloseOnNavigation(current);

  return (
    <MorphingProductProvider id={productAt(current.location) ?? productAt(shown.location)}>
      <ShopFrame pathname={current.location.pathname} isPending={isPending}>
        <PendingNavigation value={isPending}>
          <ErrorBoundary resetKey={pathname}>
            <Routes location={shown.location}>
              <Route element={<AreaFrame area={sellerArea} resetKey={pathname} />}>
                {sellerArea.routes.map(renderRoute)}
              </Route>
              {routes.map(renderRoute)}
            </Routes>
          </ErrorBoundary>
        </PendingNavigation>
        <PageArrival {...shown} />
      </ShopFrame>
      <OrderCompletion pathname={current.location.pathname} shownPathname={pathname} />
    </MorphingProductProvider>
  );
}

function renderRoute({ pattern, Page }: ShopRoute) {
  return <Route key={pattern} path={pattern} caseSensitive element={<Page />} />;
}

/** The id of the product whose page a location shows. */
function productAt({ pathname }: { pathname: string }): string | null {
  return matchRoute(paths.product.pattern, pathname)?.params['id'] ?? null;
}

/** An area's layout around its pages; one that fails leaves the error screen inside the layout. */
function AreaFrame({ area, resetKey }: { area: ShopArea; resetKey: string }) {
  const Layout = area.layout.Page;
  return (
    <Layout>
      <ErrorBoundary resetKey={resetKey} isInset>
        <Outlet />
      </ErrorBoundary>
    </Layout>
  );
}
