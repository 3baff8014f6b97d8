import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the focusable element to skip to. */
  targetId: string;
  /** The text.
   * @default 'Skip to content' */
  children?: ReactNode;
}

/**
 * Link that skips the header. Render it once, before everything else; its target is a `<main>` with `tabIndex={-1}`.
 * Renders an `<a>`, visible while focused.
 */
export function SkipLink({
  targetId,
  onClick,
  className,
  children = 'Skip to content',
  ...rest
}: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${targetId}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className={cx(
        'fixed top-2 left-margin z-30 print:hidden -translate-y-20 rounded-control bg-ink px-5 py-3 text-ui text-paper focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  );
}
