import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface NavigationProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether a navigation is under way. */
  isNavigating: boolean;
}

/**
 * Indeterminate progress bar at the top of the window while the next page loads, or before hydration while content is
 * hidden or a press waits. Hidden from screen readers: the page needs `aria-busy`. Renders a `<div>`.
 */
export function NavigationProgress({ isNavigating, className, ...rest }: NavigationProgressProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-pending={isNavigating || undefined}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-30 origin-left border-t-(length:--rule-strong) border-ink pending-line print:hidden',
        className,
      )}
    />
  );
}
