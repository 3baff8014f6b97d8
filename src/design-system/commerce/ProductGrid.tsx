import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { FROM_DESKTOP, FROM_WIDE } from '../breakpoints.ts';

/** A product with what its card shows and where it leads. */
export type ProductGridItem = Pick<
  ProductCardProps,
  'product' | 'photograph' | 'widePhotograph' | 'href' | 'cartItem'
>;

export interface ProductGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The products in their order, each with its picture and its address. */
  items: readonly ProductGridItem[];
  /** The ids of the products in the cart. */
  inCart: ReadonlySet<string>;
  /** Called with the id of the product to add. */
  onAddToCart: (id: string) => void;
  /** Whether the first product opens the grid across two of three columns.
   * @default false */
  hasLeadCard?: boolean | undefined;
  /** How many pictures stand on the first screen and are fetched at once.
   * @default 0 */
  priorityCount?: number | undefined;
  /** The level of the names' headings.
   * @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

const CARD_SIZES = `${FROM_WIDE} 23vw, ${FROM_DESKTOP} 35vw, 45vw`;
const LEAD_SIZES = `${FROM_WIDE} 48vw, ${FROM_DESKTOP} 35vw, 45vw`;

/** Cards in two columns, on wide screens three. Renders a `<ul>`. */
export function ProductGrid({
  items,
  inCart,
  onAddToCart,
  hasLeadCard = false,
  priorityCount = 0,
  headingLevel,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <ul
      {...rest}
      className={cx(
        'grid grid-cols-cards gap-x-gutter gap-y-shop-rows wide:grid-cols-3',
        className,
      )}
    >
      {items.map((item, index) => {
        const isLead = hasLeadCard && index === 0;
        return (
          <li key={item.product.id} className={cx('min-w-0', isLead && 'wide:col-span-2')}>
            <ProductCard
              {...item}
              isInCart={inCart.has(item.product.id)}
              onAddToCart={onAddToCart}
              sizes={isLead ? LEAD_SIZES : CARD_SIZES}
              isPriority={index < priorityCount}
              isLead={isLead}
              headingLevel={headingLevel}
            />
          </li>
        );
      })}
    </ul>
  );
}
