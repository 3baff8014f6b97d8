import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ArrowLeftIcon } from './icons.tsx';

export interface BackButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The text.
   * @default 'Back' */
  children?: ReactNode;
}

/** Button to go back, without a URL: each page defines what back means. Renders a `<button>`. */
export function BackButton({ className, children = 'Back', ...rest }: BackButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        'group/back inline-flex min-h-target items-center gap-2 text-caption text-ink-2 move-colour hover:text-ink active:opacity-50 disabled:text-line-2 disabled:opacity-100 forced-colors:bg-[Canvas]',
        className,
      )}
    >
      <ArrowLeftIcon className="move-transform group-hover/back:-translate-x-0.75" />
      {children}
    </button>
  );
}
