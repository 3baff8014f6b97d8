import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface NavigationProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether a navigation is under way. */
  isNavigating: boolean;
}

/**
 * Indeterminate progress bar at the top of the window while the next page loads, or while a prerendered
 * page hides its content until hydration. Hidden from screen readers: the page needs `aria-busy`. Renders a `<div>`.
 */
export function NavigationProgress({ isNavigating, className, ...rest }: NavigationProgressProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-pending={isNavigating || undefined}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-30 print:hidden origin-left scale-x-0 border-t-(length:--rule-strong) border-ink opacity-0 transition-none pending:scale-x-75 pending:opacity-100 pending:transition-[transform,opacity] pending:duration-(--duration-pending) pending:ease-gallery pending:starting:scale-x-0 pending:starting:opacity-0',
        className,
      )}
    />
  );
}
