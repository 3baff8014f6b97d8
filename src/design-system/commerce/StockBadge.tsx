import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { stockLevel } from '../../domain/product.ts';
import { Badge } from '../primitives/Badge.tsx';

export interface StockBadgeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Units in stock; nothing is rendered for 10 or more. */
  stock: number;
}

/**
 * `Low stock` for 1 to 9 units, `Out of Stock` at 0 (Rules: Stock), in the top left corner of a
 * photograph. Renders a `<p>` or nothing.
 */
export function StockBadge({ stock, className, ...rest }: StockBadgeProps) {
  const level = stockLevel(stock);
  if (level === 'in-stock') return null;
  return (
    <p {...rest} className={cx('notch', className)}>
      <Badge tone={level === 'low-stock' ? 'warning' : 'neutral'}>
        {level === 'low-stock' ? 'Low stock' : 'Out of Stock'}
      </Badge>
    </p>
  );
}
