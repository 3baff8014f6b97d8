import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { ignoreStrayPresses } from '../design-system/ignore-stray-presses.ts';
import { saveUnhydratedForms } from '../shared/forms/use-form-draft.ts';
import { startCartTabSync } from '../store/cart-tab-sync.ts';
import { createStores, hasUnsavedState } from '../store/stores.ts';
import { App } from './App.tsx';
import { preventReloads } from './errors/reload-once.ts';
import { ChunkLoadError } from './lazy-page.ts';
import { reloadFailedImages } from './offline/reload-failed-images.ts';
import { preloadPage } from './pages.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const history = createBrowserHistory({ v5Compat: true });
const stores = createStores();
startCartTabSync(stores.cart, window);
ignoreStrayPresses();
window.addEventListener('online', reloadFailedImages);
preventReloads(() => {
  // Typed text counts as unsaved once it is a draft: what was typed before hydration becomes one.
  saveUnhydratedForms(stores.formDrafts, history.location.pathname);
  return hasUnsavedState(stores);
});

// React hydrates a lazy page when its chunk is loaded. Before that, undo what extensions have changed in it.
const { path = window.location.pathname } = document.documentElement.dataset;
void preloadPage(path).then(() => window.eventQueue?.restorePage());
// A transition is interruptible: the browser can handle input during hydration.
startTransition(() => {
  const { page = null } = root.dataset;
  // The development server has no prerendered pages.
  if (import.meta.env.DEV) createRoot(root).render(render(undefined));
  else {
    window.eventQueue?.restoreNodes();
    hydrateRoot(root, render(page), { onCaughtError, onRecoverableError });
  }
});

function render(prerenderedPattern: string | null | undefined) {
  return (
    <StrictMode>
      <App
        stores={stores}
        history={history}
        prerenderedPattern={prerenderedPattern}
        onSettled={() => void startOfflineSupport()}
      />
    </StrictMode>
  );
}

/** Loads the module after the start of the shop, which does not need it. */
async function startOfflineSupport(): Promise<void> {
  try {
    const { registerServiceWorker } = await import('./offline/register-service-worker.ts');
    registerServiceWorker();
  } catch {
    // A new deployment has another file: the shop works online only.
  }
}

function onCaughtError(): void {
  delete document.documentElement.dataset['cloak'];
}

function onRecoverableError(error: unknown): void {
  // A chunk that failed to load is not recovered from: the error boundary handles it.
  const isChunkLoadError = error instanceof Error && error.cause instanceof ChunkLoadError;
  // The window was resized. React silences only some of the browsers' messages.
  const isSkippedTransition = error instanceof DOMException && error.name === 'InvalidStateError';
  if (!isChunkLoadError && !isSkippedTransition) reportError(error);
}
