import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../../design-system/layout/ErrorScreen.tsx';
import { PageTitle } from '../../pages/shared/head/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { removeBuiltHead } from '../built-head.ts';

interface ErrorBoundaryProps {
  /** What is shown; when it changes, a page that failed is given another chance. */
  resetKey?: string;
  /** Whether it stands inside of a page's layout.
   * @default false */
  isInset?: boolean;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/**
 * The router's fallback (spec, section 2): shows the error screen if a page throws or fails to load. Resets
 * while it renders: react-error-boundary resets one commit later, after the focus went to the old heading.
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

  /** A page of a built document that failed before it took its head over leaves it behind. */
  override componentDidCatch(): void {
    removeBuiltHead();
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
