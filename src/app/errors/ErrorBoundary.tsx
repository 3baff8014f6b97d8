import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../../design-system/layout/ErrorScreen.tsx';
import { PageTitle } from '../../pages/shared/head/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { removePrerenderedHead } from '../prerendered-head.ts';

interface ErrorBoundaryProps {
  /** Resets the boundary when it changes, e.g. the path of the page. */
  resetKey?: string;
  /** Whether the error screen is inside a nested layout.
   * @default false */
  isInset?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/**
 * Shows the error screen if a page throws or fails to load (Rules: Errors). Resets while it renders:
 * react-error-boundary resets one commit later, after the focus has moved to the old heading.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false };
  }

  /** A prerendered page that fails before hydration leaves its prerendered head behind. */
  override componentDidCatch(): void {
    removePrerenderedHead();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <>
        <PageTitle>Unexpected Application Error! | ESSENCE</PageTitle>
        <ErrorScreen
          homeHref={paths.home.href()}
          isInset={this.props.isInset}
          onReload={() => {
            window.location.reload();
          }}
        />
      </>
    );
  }
}
