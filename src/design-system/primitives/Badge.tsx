import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `clay` for a warning, with a filled dot; `ink` for a fact, with a ring.
   * @default 'ink' */
  tone?: 'clay' | 'ink';
}

const badge = cva(
  'inline-flex items-center gap-1.75 text-badge before:size-1.25 before:flex-none before:rounded-round before:border before:border-current',
  {
    variants: {
      tone: { clay: 'text-clay before:bg-current', ink: 'text-ink-2' },
    },
    defaultVariants: { tone: 'ink' },
  },
);

/** Status text after a dot. Renders a `<span>`. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone }), className)} />;
}
