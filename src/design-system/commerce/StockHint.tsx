import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface StockHintProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Pieces asked for. */
  quantity: number;
  /** Pieces on hand; unknown when absent. */
  stock: number | undefined;
}

/**
 * A quiet word when more pieces are asked for than there are; it stops nothing. Renders a live `<p>`,
 * empty while there is enough. Without `role="status"`: screen readers would read the empty one.
 */
export function StockHint({ quantity, stock, className, ...rest }: StockHintProps) {
  const isShort = stock !== undefined && quantity > stock;
  return (
    <p
      {...rest}
      aria-live="polite"
      className={cx('text-caption text-ink-2 not-empty:mt-1', className)}
    >
      {isShort && (stock === 0 ? 'None in stock right now' : `Only ${stock} in stock`)}
    </p>
  );
}
