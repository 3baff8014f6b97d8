import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ArrowRightIcon } from './icons.tsx';
import { Link, type LinkProps } from './Link.tsx';

interface TextLinkVariants {
  /** `small` stands in a line of captions, as on a card.
   * @default 'regular' */
  size?: 'regular' | 'small';
  /** Whether it steps back behind the text around it.
   * @default false */
  isMuted?: boolean;
  /** Whether an arrow follows the text.
   * @default false */
  hasArrow?: boolean;
  children: ReactNode;
}

export interface TextLinkProps extends Omit<LinkProps, 'children'>, TextLinkVariants {}

export interface TextButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, TextLinkVariants {}

const textLink = cva('group/text-link inline-flex min-h-target items-center gap-2.5 text-ui', {
  variants: {
    size: { regular: '', small: 'text-caption font-ui' },
    isMuted: { true: 'text-ink-2' },
  },
});

/** A second step: text on a line. Renders a `<Link>`. */
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
      <TextOnLine hasArrow={hasArrow}>{children}</TextOnLine>
    </Link>
  );
}

/** A second action: text on a line. Renders a `<button type="button">`. */
export function TextButton({
  size,
  isMuted,
  hasArrow = false,
  className,
  children,
  type = 'button',
  ...rest
}: TextButtonProps) {
  return (
    <button {...rest} type={type} className={cx(textLink({ size, isMuted }), className)}>
      <TextOnLine hasArrow={hasArrow}>{children}</TextOnLine>
    </button>
  );
}

function TextOnLine({ hasArrow, children }: { hasArrow: boolean; children: ReactNode }) {
  return (
    <>
      <span className="underline-drawn group-hover/text-link:underline-withdrawn">{children}</span>
      {hasArrow && (
        <ArrowRightIcon className="move-transform group-hover/text-link:translate-x-0.75" />
      )}
    </>
  );
}
