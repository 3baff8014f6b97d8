import { cx } from 'class-variance-authority';
import type { Product } from '../../domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { FROM_DESKTOP, FROM_WIDE } from '../breakpoints.ts';
import { SlidingList, type SlidingListProps } from '../primitives/SlidingList.tsx';

export interface ProductGridProps extends Omit<SlidingListProps, 'changeKey' | 'children'> {
  /** The products in display order. */
  products: readonly Product[];
  /** Returns the URL of a product's page, by its id. */
  getHref: (id: string) => string;
  /** Ids of the products in the cart. */
  cartProductIds: ReadonlySet<string>;
  /** Called with the product to add. */
  onAdd: (product: Product) => void;
  /** What the first card shows. With `wide`, it spans two columns where cards are in three; with `both`, all columns.
   * @default 'whole' */
  leadView?: 'whole' | 'wide' | 'both' | undefined;
  /** Number of cards above the fold, whose images load eagerly and with high priority.
   * @default 0 */
  priorityCount?: number | undefined;
  /** Heading level of the names.
   * @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** The `sizes` of a card's photographs, by the columns it takes. */
const ONE_COLUMN = `${FROM_WIDE} 23vw, ${FROM_DESKTOP} 35vw, 45vw`;
const HALF = `${FROM_DESKTOP} 36vw, 45vw`;
const TWO_COLUMNS = `${FROM_WIDE} 48vw, ${FROM_DESKTOP} 35vw, 45vw`;

/**
 * Product cards in two columns: three on wide screens and on phones in landscape, four on paper, one where two would be
 * too narrow. When the products change, cards slide to their new places. Renders a `<ul>`.
 */
export function ProductGrid({
  products,
  getHref,
  cartProductIds,
  onAdd,
  leadView = 'whole',
  priorityCount = 0,
  headingLevel,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <SlidingList
      {...rest}
      changeKey={products}
      className={cx(
        'grid grid-cols-cards gap-x-gutter gap-y-shop-rows thirds:grid-cols-3 print:grid-cols-4 print:gap-y-8',
        className,
      )}
    >
      {products.map((product, index) => {
        const view = index === 0 ? leadView : 'whole';
        const span = { whole: '', wide: 'thirds:col-span-2', both: 'col-span-full' }[view];
        return (
          <li key={product.id} className={cx('min-w-0', span)}>
            <ProductCard
              product={product}
              href={getHref(product.id)}
              isInCart={cartProductIds.has(product.id)}
              onAdd={onAdd}
              sizes={{ whole: ONE_COLUMN, wide: TWO_COLUMNS, both: HALF }[view]}
              isPriority={index < priorityCount}
              view={view}
              headingLevel={headingLevel}
            />
          </li>
        );
      })}
    </SlidingList>
  );
}
