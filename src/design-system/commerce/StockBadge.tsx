import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { stockLevel } from '../../domain/product.ts';
import { Badge } from '../primitives/Badge.tsx';

export interface StockBadgeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Pieces on hand. Ten or more show nothing. */
  stock: number;
}

/**
 * `Low stock` from 1 to 9 pieces, `Out of Stock` at none: a notch that is cut out of a photograph's
 * top left corner. On narrow screens, where it takes half of the width, it is in the bottom left
 * corner, on the floor, which no product reaches. Renders a `<p>`, or nothing when there is enough.
 */
export function StockBadge({ stock, className, ...rest }: StockBadgeProps) {
  const level = stockLevel(stock);
  if (level === 'in-stock') return null;
  return (
    <p
      {...rest}
      className={cx(
        'absolute left-0 flex bg-paper pr-3 max-desktop:bottom-0 max-desktop:rounded-tr-plate max-desktop:pt-2.25',
        'desktop:top-0 desktop:rounded-br-plate desktop:pb-2.25',
        className,
      )}
    >
      <Badge tone={level === 'low-stock' ? 'clay' : 'ink'}>
        {level === 'low-stock' ? 'Low stock' : 'Out of Stock'}
      </Badge>
    </p>
  );
}
