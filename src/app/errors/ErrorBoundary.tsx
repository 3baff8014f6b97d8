import { Component, type ContextType, type ReactNode } from 'react';
import { ErrorScreen } from '../../design-system/layout/ErrorScreen.tsx';
import { paths } from '../../paths.ts';
import { StoresContext } from '../../store/stores.ts';

const ERROR_TITLE = 'Unexpected Application Error! | ESSENCE';

interface ErrorBoundaryProps {
  /** Resets the boundary when it changes, e.g. the key of the location. */
  resetKey?: string;
  /** Called when the network is back while the error screen is shown. */
  onOnline?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/**
 * Shows the error screen if a page throws or fails to load (Rules: Errors). Resets during render:
 * react-error-boundary resets one commit later, when the old heading already has the focus.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = StoresContext;
  declare context: ContextType<typeof StoresContext>;
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false };
  }

  #pageTitle = '';

  readonly #retry = () => {
    if (this.state.hasFailed) this.props.onOnline?.();
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.#retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry);
  }

  /** Sets the title of the document. A `<title>` would be a second one beside that of the page. */
  override componentDidCatch(): void {
    if (document.title !== ERROR_TITLE) this.#pageTitle = document.title;
    document.title = ERROR_TITLE;
  }

  /** Restores the title after a retry of the same page: React sets only that of another page. */
  override componentDidUpdate(_: ErrorBoundaryProps, { hasFailed }: ErrorBoundaryState): void {
    const isReset = hasFailed && !this.state.hasFailed;
    if (isReset && document.title === ERROR_TITLE) document.title = this.#pageTitle;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Offline, the likely reason is a chunk that is not cached, e.g. of the seller area.
    const reason = navigator.onLine ? 'This page could not be shown.' : 'You are offline.';
    const isCartSaved = this.context?.cart.getState().isPersisted ?? true;
    return (
      <ErrorScreen
        homeHref={paths.home.href()}
        text={isCartSaved ? `${reason} Your cart is safe.` : reason}
        onReload={() => {
          window.location.reload();
        }}
      />
    );
  }
}
