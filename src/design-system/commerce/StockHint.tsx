import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface StockHintProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The chosen quantity. */
  quantity: number;
  /** Units in stock; unknown if `undefined`. */
  stock: number | undefined;
}

/**
 * Hint that the quantity exceeds the stock, which does not prevent an order (Rules: Stock). Renders a `<p>`,
 * empty without a hint. A live region without `role="status"`: some screen readers announce an empty status.
 */
export function StockHint({ quantity, stock, className, ...rest }: StockHintProps) {
  const exceedsStock = stock !== undefined && quantity > stock;
  return (
    <p
      {...rest}
      aria-live="polite"
      className={cx('text-caption text-ink-2 not-empty:mt-1', className)}
    >
      {exceedsStock && (stock === 0 ? 'None in stock right now' : `Only ${stock} in stock`)}
    </p>
  );
}
