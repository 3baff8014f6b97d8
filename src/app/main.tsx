import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../design-system/styles.css';
import { startCartTabSync } from '../store/cart-tab-sync.ts';
import { createStores } from '../store/stores.tsx';
import { App } from './App.tsx';
import { removeBuiltHead } from './built-head.ts';
import { ErrorBoundary } from './faults/ErrorBoundary.tsx';
import { keepShopOffline } from './offline/keep-shop-offline.ts';
import { readablePathname } from './navigation/readable-pathname.ts';
import { isAtRoute } from '../pages/shared/navigation/match-route.ts';
import { MissingPageError } from './lazy-page.tsx';
import { loadPage } from './routes.tsx';
import { whenIdle } from './when-idle.ts';
import { preventReloads } from './faults/load-again.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render the shop into.');

const stores = createStores();
startCartTabSync(stores.cart, window);
preventReloads(() => stores.order.getState().phase !== 'idle');

void open(root);
whenIdle(() => void keepShopOffline());

/**
 * Hydrates if the document was prerendered for this route and there is no URL state; otherwise, e.g.
 * for a filtered list or the app shell, renders from scratch.
 */
async function open(container: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  await loadPage(readablePathname(pathname));
  const { path } = container.dataset;
  const canHydrate = path !== undefined && isAtRoute(pathname, path) && search === '';
  const options = {
    onCaughtError: (error: unknown) => {
      delete document.documentElement.dataset['hold'];
      if (import.meta.env.DEV) console.error(error);
    },
    onRecoverableError: (error: unknown) => {
      // A chunk that failed to load: the error boundary follows, so React has not recovered from it.
      const isMissingPage = error instanceof Error && error.cause instanceof MissingPageError;
      if (!isMissingPage) reportError(error);
    },
  };
  // A transition hydrates in slices, between which the browser can handle input.
  startTransition(() => {
    if (canHydrate) {
      hydrateRoot(container, <Shop />, options);
    } else {
      removeBuiltHead();
      createRoot(container, options).render(<Shop />);
    }
  });
}

function Shop() {
  return (
    <StrictMode>
      <ErrorBoundary>
        {/* The shop defers the location itself, to show that a page is on its way. */}
        <BrowserRouter useTransitions={false}>
          <App stores={stores} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}
