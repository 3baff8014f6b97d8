import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { sellerStockLabel } from '../../domain/seller-product.ts';

export interface StockStatusProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Units in stock. */
  stock: number;
}

/**
 * For sellers, whether a product can be bought. In stock it has a filled dot; out of stock it has a ring, and text in
 * the accent colour. Renders a `<span>`.
 */
export function StockStatus({ stock, className, ...rest }: StockStatusProps) {
  return (
    <span
      {...rest}
      className={cx(
        'flex items-center gap-2.25 whitespace-nowrap max-tablet:justify-end',
        'before:size-1.5 before:flex-none before:rounded-round before:border before:border-current',
        // A border is printed, a background is not.
        stock > 0 ? 'before:border-3' : 'text-accent',
        className,
      )}
    >
      {sellerStockLabel(stock)}
    </span>
  );
}
