import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './Link.tsx';

type ButtonTone = 'primary' | 'quiet';

interface ButtonLook {
  /** `primary` is the one next step of a view; `quiet` a step that is done already.
   * @default 'primary' */
  tone?: ButtonTone;
  /** Whether it takes the whole width it stands in.
   * @default false */
  isWide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

const button = cva(
  [
    'inline-flex min-h-control items-center justify-center gap-3 rounded-control px-7 py-3',
    'text-center text-ui leading-flat move-colour',
    'disabled:cursor-default disabled:bg-stone disabled:text-ink-2',
    'aria-disabled:cursor-default aria-disabled:bg-stone aria-disabled:text-ink-2',
    'forced-colors:border forced-colors:border-current',
  ],
  {
    variants: {
      tone: {
        primary: 'bg-ink text-paper hover:bg-ink-hover active:bg-ink-2',
        quiet: 'bg-stone text-ink-2',
      },
      isWide: { true: 'w-full' },
    },
    defaultVariants: { tone: 'primary', isWide: false },
  },
);

/** The one next step of a view. Renders a `<button type="button">` unless told another type. */
export function Button({ tone, isWide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={cx(button({ tone, isWide }), className)} />;
}

/** A next step that leads to another page. Renders a `<Link>` that looks like a {@link Button}. */
export function ButtonLink({ tone, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(button({ tone, isWide }), className)} />;
}
