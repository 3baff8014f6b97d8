import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ArrowRightIcon } from './icons.tsx';
import { Link, type LinkProps } from './Link.tsx';

interface TextLinkVariants {
  /** `small` for a line of captions, e.g. on a card; `inherit` for the size of the text around it.
   * @default 'regular' */
  size?: 'regular' | 'small' | 'inherit';
  /** Whether the text is in the secondary colour.
   * @default false */
  isMuted?: boolean;
}

export interface TextLinkProps extends LinkProps, TextLinkVariants {
  /** Whether an arrow follows the text.
   * @default false */
  hasArrow?: boolean;
}

export interface TextButtonProps extends ComponentProps<'button'>, TextLinkVariants {}

const textLink = cva(
  'group/text-link inline-flex min-h-target items-center gap-2.5 active:opacity-50 disabled:text-line-2 disabled:opacity-100 print:hidden',
  {
    variants: {
      size: { regular: 'text-ui', small: 'text-caption font-ui', inherit: 'font-ui' },
      isMuted: { true: 'text-ink-2' },
    },
    defaultVariants: { size: 'regular' },
  },
);

/** Secondary link: underlined text. Renders a `<Link>`. */
export function TextLink({
  size,
  isMuted,
  hasArrow = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <Link {...rest} className={cx(textLink({ size, isMuted }), className)}>
      <span className="underline-drawn">{children}</span>
      {hasArrow && (
        <ArrowRightIcon className="move-transform group-hover/text-link:translate-x-0.75" />
      )}
    </Link>
  );
}

/** Secondary action: underlined text. Renders a `<button>`, of `type="button"` by default. */
export function TextButton({
  size,
  isMuted,
  className,
  children,
  type = 'button',
  ...rest
}: TextButtonProps) {
  return (
    <button {...rest} type={type} className={cx(textLink({ size, isMuted }), className)}>
      <span className="underline-drawn">{children}</span>
    </button>
  );
}
