import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `warning` has a filled dot, for what may need a decision; `neutral` has a ring, for a fact.
   * @default 'neutral' */
  tone?: 'warning' | 'neutral';
}

const badge = cva(
  'inline-flex items-baseline gap-1.75 text-badge before:size-1.25 before:self-center before:flex-none before:rounded-round before:border before:border-current',
  {
    variants: {
      tone: {
        warning: 'text-accent before:bg-current print:before:border-3',
        neutral: 'text-ink-2',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** Status text after a dot. Renders a `<span>`. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone }), className)} />;
}
