import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatMoney, type Cents } from '../../domain/money.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The amount in whole cents; `toCents` converts a product's price. */
  cents: Cents;
}

/** Amount of money in tabular figures. Renders a `<span>`. */
export function Price({ cents, className, ...rest }: PriceProps) {
  return (
    <span {...rest} className={cx('figures', className)}>
      {formatMoney(cents)}
    </span>
  );
}
