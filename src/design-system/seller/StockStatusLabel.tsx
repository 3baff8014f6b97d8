import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { stockStatus } from '../../domain/seller-product.ts';

export interface StockStatusLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Units in stock. */
  stock: number;
}

/** `In Stock` with a filled dot or `Out of Stock` with a ring. Renders a `<span>`. */
export function StockStatusLabel({ stock, className, ...rest }: StockStatusLabelProps) {
  const status = stockStatus(stock);
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-2.25 whitespace-nowrap',
        'before:size-1.5 before:flex-none before:rounded-round before:border before:border-current',
        status === 'Out of Stock' ? 'text-clay' : 'before:bg-current',
        className,
      )}
    >
      {status}
    </span>
  );
}
