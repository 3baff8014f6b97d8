import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../design-system/styles.css';
import { startCartTabSync } from '../store/cart-tab-sync.ts';
import { createStores } from '../store/stores.tsx';
import { App } from './App.tsx';
import { removePrerenderedHead } from './prerendered-head.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { toDecodablePathname } from './navigation/decodable-pathname.ts';
import { prefetch } from './navigation/prefetch.ts';
import { isAtRoute } from '../pages/shared/navigation/match-route.ts';
import { paths } from '../paths.ts';
import { ChunkLoadError } from './lazy-page.tsx';
import { preloadPage } from './routes.tsx';
import { whenIdle } from './when-idle.ts';
import { preventReloads } from './errors/reload-once.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render the shop into.');

const stores = createStores();
startCartTabSync(stores.cart, window);
preventReloads(() => stores.order.getState().phase !== 'idle');

void open(root);
whenIdle(() => void registerServiceWorker());
// The page that most shoppers open next.
whenIdle(() => {
  prefetch(paths.products.href());
});

/**
 * Hydrates if the document was prerendered for this route and there is no URL state; otherwise, e.g.
 * for a filtered list or the app shell, renders from scratch.
 */
async function open(container: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  await preloadPage(toDecodablePathname(pathname));
  const { path } = container.dataset;
  const canHydrate = path !== undefined && isAtRoute(pathname, path) && search === '';
  const options = {
    onCaughtError: (error: unknown) => {
      delete document.documentElement.dataset['cloak'];
      if (import.meta.env.DEV) console.error(error);
    },
    onRecoverableError: (error: unknown) => {
      // A chunk that failed to load is not recovered from: the error boundary handles it.
      const isChunkLoadError = error instanceof Error && error.cause instanceof ChunkLoadError;
      if (!isChunkLoadError) reportError(error);
    },
  };
  // A transition is interruptible: the browser can handle input during hydration.
  startTransition(() => {
    if (canHydrate) {
      window.eventQueue?.restoreNodes();
      hydrateRoot(container, <Root />, options);
    } else {
      removePrerenderedHead();
      createRoot(container, options).render(<Root />);
    }
  });
}

function Root() {
  return (
    <StrictMode>
      <ErrorBoundary>
        {/* `App` defers the location itself, to show that a page is loading. */}
        <BrowserRouter useTransitions={false}>
          <App stores={stores} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}
