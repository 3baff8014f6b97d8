import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './Link.tsx';

interface ButtonVariants {
  /** `primary` for the main action of a view, `quiet` for an action that is already done.
   * @default 'primary' */
  variant?: 'primary' | 'quiet';
  /** `small` beside a text, e.g. in a bar.
   * @default 'regular' */
  size?: 'regular' | 'small';
  /** Whether it fills the width of its container.
   * @default false */
  isFullWidth?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Whether its action is in progress: it is disabled, and has a line that grows for `--duration-processing`.
   * @default false */
  isProcessing?: boolean;
  /** Whether it is disabled.
   * @default the value of isProcessing */
  disabled?: boolean | undefined;
}

export interface ButtonLinkProps extends LinkProps, ButtonVariants {}

const button = cva(
  [
    'inline-flex min-h-control items-center justify-center gap-3 rounded-control py-3',
    'text-center text-ui leading-flat move-colour',
    'disabled:cursor-default disabled:bg-stone disabled:text-ink-2 disabled:transition-none',
    'forced-colors:border forced-colors:border-current print:hidden',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-ink text-paper hover:bg-ink-hover active:bg-ink-2',
        quiet: 'bg-stone text-ink transition-none',
      },
      size: { regular: 'px-7', small: 'px-5' },
      isFullWidth: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'regular' },
  },
);

/** Main action of a view. Renders a `<button>`, of `type="button"` by default. */
export function Button({
  variant,
  size,
  isFullWidth,
  isProcessing = false,
  disabled = isProcessing,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      disabled={disabled}
      type={type}
      className={cx(
        button({ variant, size, isFullWidth }),
        isProcessing && 'processing-line',
        className,
      )}
    />
  );
}

/** Link styled as a Button. Renders a `<Link>`. */
export function ButtonLink({ variant, size, isFullWidth, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(button({ variant, size, isFullWidth }), className)} />;
}
