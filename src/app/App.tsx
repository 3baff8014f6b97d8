import { use, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { LinkContext } from '../design-system/primitives/Link.tsx';
import { PageHead } from './PageHead.tsx';
import { hasFlag } from '../shared/navigation/navigation-state.ts';
import { ToastRegion } from '../shared/toasts/notify.tsx';
import { StoresContext, type Stores } from '../store/stores.ts';
import { CartNotSavedWarning } from './errors/CartNotSavedWarning.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { ShopLayout } from './layout/ShopLayout.tsx';
import { NavigationEffects } from './navigation/NavigationEffects.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import { ShopRouter, type ShopRouterProps } from './navigation/ShopRouter.tsx';
import { OrderCompletion } from './OrderCompletion.tsx';
import { findPage, preloadPage } from './pages.ts';
import { isStyleSheetLoaded, loadStyleSheet } from './style-sheet.ts';
import { useOnSettled } from './use-on-settled.ts';

export interface AppProps extends Pick<ShopRouterProps, 'history' | 'prerenderedPattern'> {
  stores: Stores;
  /** See {@link useOnSettled}. */
  onSettled?: (() => void) | undefined;
}

/** The head of the app shell, until the page of the URL is rendered. */
const SHELL_HEAD = { title: 'ESSENCE', noindex: true };

/** The shop: in the browser, for prerendering and in stories, each with its own history and stores. */
export function App({ stores, onSettled, ...router }: AppProps) {
  return (
    <ErrorBoundary>
      <StoresContext value={stores}>
        <LinkContext value={RouterLink}>
          <ShopRouter {...router}>
            <Shop onSettled={onSettled} />
            <CartNotSavedWarning />
            <ToastRegion />
            <OrderCompletion />
          </ShopRouter>
        </LinkContext>
      </StoresContext>
    </ErrorBoundary>
  );
}

function Shop({ onSettled }: Pick<AppProps, 'onSettled'>) {
  const location: Location<unknown> = useLocation();
  const { key, pathname } = location;
  const isAppShell = hasFlag(location.state, 'isAppShell');
  const { pattern, Page, Layout, params, head } = findPage(pathname);
  const page = <Page key={pattern} {...params} />;
  const navigate = useNavigate();
  const retry = () => {
    void preloadPage(pathname);
    void navigate(location, { replace: true, state: location.state });
  };
  const [firstPathname] = useState(pathname);
  useOnSettled(pathname, onSettled);

  return (
    <>
      {/* Outside the page, so there is one title at any time: also while a page loads, or if it fails. */}
      <PageHead {...(isAppShell ? SHELL_HEAD : head)} />
      <ErrorBoundary resetKey={key}>
        <ShopLayout pathname={pathname}>
          <ErrorBoundary resetKey={key} onOnline={retry}>
            {pathname !== firstPathname && <FullStyles />}
            {!isAppShell && (Layout ? <Layout>{page}</Layout> : page)}
          </ErrorBoundary>
          <NavigationEffects />
        </ShopLayout>
      </ErrorBoundary>
    </>
  );
}

/** Suspends until the full style sheet is loaded. A prerendered document has only the CSS of its own page. */
function FullStyles() {
  if (!isStyleSheetLoaded()) use(loadStyleSheet());
  return null;
}
