import { cx } from 'class-variance-authority';
import { stockLevel } from '../../domain/product.ts';
import { Badge, type BadgeProps } from '../primitives/Badge.tsx';

export interface StockBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** Pieces on hand. Ten or more show nothing. */
  stock: number;
}

/**
 * `Low stock` from 1 to 9 pieces, `Out of Stock` at none: a notch that is cut out of a photograph's
 * top left corner. Renders a `<span>`, or nothing when there is enough.
 */
export function StockBadge({ stock, className, ...rest }: StockBadgeProps) {
  const level = stockLevel(stock);
  if (level === 'in-stock') return null;
  return (
    <Badge
      {...rest}
      tone={level === 'low-stock' ? 'clay' : 'ink'}
      className={cx('absolute top-0 left-0 rounded-br-plate bg-paper pr-3 pb-2.25', className)}
    >
      {level === 'low-stock' ? 'Low stock' : 'Out of Stock'}
    </Badge>
  );
}
