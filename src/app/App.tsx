import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { matchPath, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { MorphingProductProvider } from '../design-system/commerce/ProductMorph.tsx';
import { LinkProvider } from '../design-system/primitives/Link.tsx';
import { paths } from '../paths.ts';
import { StoresProvider, type Stores } from '../store/stores.tsx';
import { ErrorBoundary } from './faults/ErrorBoundary.tsx';
import { OrderCompletion } from './OrderCompletion.tsx';
import { PageArrival } from './navigation/PageArrival.tsx';
import { readablePathname } from './navigation/readable-pathname.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { routes, sellerArea, type ShopArea } from './routes.tsx';
import { ShopFrame } from './frame/ShopFrame.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';
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
  const wanted = useMemo(
    () => ({
      location: { ...location, pathname: readablePathname(location.pathname) },
      navigationType,
    }),
    [location, navigationType],
  );
  const shown = useDeferredValue(wanted);

  return (
    <MorphingProductProvider id={productAt(wanted.location) ?? productAt(shown.location)}>
      <ShopFrame
        pathname={wanted.location.pathname}
        isPending={wanted.location.pathname !== shown.location.pathname}
      >
        <ErrorBoundary resetKey={shown.location.pathname}>
          <Routes location={shown.location}>
            <Route element={<AreaFrame area={sellerArea} resetKey={shown.location.pathname} />}>
              {sellerArea.routes.map(({ pattern, Page }) => (
                <Route key={pattern} path={pattern} element={<Page />} />
              ))}
            </Route>
            {routes.map(({ pattern, Page }) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
          </Routes>
          <OrderCompletion shownPathname={shown.location.pathname} />
        </ErrorBoundary>
        <PageArrival {...shown} />
      </ShopFrame>
    </MorphingProductProvider>
  );
}

/** The id of the product whose page stands at a location. */
function productAt({ pathname }: { pathname: string }): string | null {
  return matchPath(paths.product.pattern, pathname)?.params.id ?? null;
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
