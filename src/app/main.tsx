import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../design-system/styles.css';
import { followOtherTabs } from '../store/cart-store.ts';
import { createStores } from '../store/stores.tsx';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render the shop into.');

const stores = createStores();
followOtherTabs(stores.cart, window);

createRoot(root, {
  // What a boundary has caught is on the screen; the shop's console stays quiet outside of development.
  onCaughtError: import.meta.env.DEV ? console.error : () => undefined,
}).render(
  <StrictMode>
    <ErrorBoundary>
      {/* The shop defers the location itself, to show that a page is on its way. */}
      <BrowserRouter useTransitions={false}>
        <App stores={stores} />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
