import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { LinkProvider } from '../design-system/primitives/Link.tsx';
import { StoresProvider, type Stores } from '../store/stores.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OrderCompletion } from './OrderCompletion.tsx';
import { PageArrival } from './PageArrival.tsx';
import { readablePathname } from './readable-pathname.ts';
import { RouterLink } from './RouterLink.tsx';
import { routes } from './routes.tsx';
import { ShopFrame } from './ShopFrame.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/**
 * The shop, inside of any router: a browser's, a static one at build time, a story's in memory.
 * While the next page's code is on its way the page before it stays, marked as pending.
 */
export function App({ stores }: { stores: Stores }) {
  return (
    <Providers stores={stores}>
      <Shop />
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
    <ShopFrame
      pathname={wanted.location.pathname}
      isPending={wanted.location.pathname !== shown.location.pathname}
    >
      <ErrorBoundary resetKey={shown.location.pathname}>
        <Routes location={shown.location}>
          {routes.map(({ pattern, Page }) => (
            <Route key={pattern} path={pattern} element={<Page />} />
          ))}
        </Routes>
        <PageArrival {...shown} />
        <OrderCompletion shownPathname={shown.location.pathname} />
      </ErrorBoundary>
    </ShopFrame>
  );
}
