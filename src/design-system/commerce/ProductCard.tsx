import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { toCents } from '../../domain/money.ts';
import type { CartItem } from '../../domain/cart.ts';
import type { Photograph } from '../../domain/photograph.ts';
import { Link } from '../primitives/Link.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';
import { Price } from '../primitives/Price.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { ProductViewTransition } from './ProductViewTransition.tsx';
import { StockBadge } from './StockBadge.tsx';

export interface ProductCardProduct {
  id: string;
  name: string;
  /** In dollars. */
  price: number;
  category: string;
  /** Units in stock. */
  stock: number;
}

export interface ProductCardProps {
  /** The product's name, price, category and stock. */
  product: ProductCardProduct;
  /** The product's photograph. */
  photograph: Photograph;
  /** Landscape photograph, shown instead on wide screens if `isLead`. */
  widePhotograph?: Photograph | undefined;
  /** URL of the product page. */
  href: string;
  /** Whether the product is in the cart. */
  isInCart: boolean;
  /** The item that Add to Cart adds if clicked before hydration. */
  cartItem?: CartItem | undefined;
  /** Called with the product's id. */
  onAddToCart: (id: string) => void;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Whether the image is above the fold, to load it eagerly and with high priority.
   * @default false */
  isPriority?: boolean | undefined;
  /** Text below the image on narrow screens: `stacked` in one column, for two cards side by side.
   * @default 'stacked' */
  layout?: 'stacked' | 'columns' | undefined;
  /** Whether the card leads a grid: on wide screens its image fills the row's height instead of 4:5.
   * @default false */
  isLead?: boolean | undefined;
  /** Heading level of the name.
   * @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * A product's photograph, name, price, category and Add to Cart. The name is a link that covers the
 * whole card; screen readers read the rest as text after it. Renders an `<article>`.
 */
export const ProductCard = memo(function ProductCard({
  product: { id, name, price, category, stock },
  photograph,
  widePhotograph,
  href,
  isInCart,
  cartItem,
  onAddToCart,
  sizes,
  isPriority,
  layout = 'stacked',
  isLead = false,
  headingLevel = 2,
}: ProductCardProps) {
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const isStacked = layout === 'stacked';
  return (
    <article
      aria-labelledby={nameId}
      className="group/card relative isolate grid h-full grid-cols-[minmax(0,1fr)_fit-content(50%)] grid-rows-[1fr_auto_auto_auto_auto] gap-x-4"
    >
      <Heading
        id={nameId}
        className={cx('row-start-2 text-ui', isStacked && 'max-desktop:col-span-full')}
      >
        <Link
          href={href}
          className="-my-0.5 inline-block py-0.5 outline-none after:absolute after:inset-0 after:z-1 after:rounded-image after:outline-offset-4 after:outline-clay focus-visible:after:outline-(length:--rule-current)"
        >
          {name}
        </Link>
      </Heading>
      {/* Price and category are paragraphs: Orca reads an article's direct text as part of its name. */}
      <p
        className={cx(
          'text-ui desktop:text-right',
          isStacked
            ? 'max-desktop:col-span-full max-desktop:row-start-4 max-desktop:mt-1.5 desktop:row-start-2'
            : 'row-start-2 text-right',
        )}
      >
        <Price cents={toCents(price)} />
      </p>
      <p
        className={cx(
          'row-start-3 self-center text-caption text-ink-2',
          isStacked && 'max-desktop:col-span-full',
        )}
      >
        {category}
      </p>
      <div className="relative col-span-full row-start-1 mb-3.5">
        <StockBadge stock={stock} />
      </div>
      <AddToCartButton
        variant="text"
        productName={name}
        stock={stock}
        isInCart={isInCart}
        item={cartItem}
        onAdd={() => {
          onAddToCart(id);
        }}
        className={cx(
          'relative z-1 desktop:col-start-2 desktop:row-start-3 desktop:min-h-9 desktop:justify-self-end',
          isStacked
            ? 'max-desktop:col-span-full max-desktop:row-start-5 max-desktop:justify-self-start'
            : 'max-desktop:col-start-2 max-desktop:row-start-3 max-desktop:-my-2 max-desktop:justify-self-end',
        )}
      />
      <div className="relative -z-1 col-span-full row-start-1 mb-3.5 min-h-0 overflow-hidden rounded-image">
        <ProductViewTransition productId={id}>
          <ResponsiveImage
            photograph={photograph}
            widePhotograph={isLead ? widePhotograph : undefined}
            sizes={sizes}
            isPriority={isPriority}
            className={cx(
              '[&_img]:transition-transform [&_img]:duration-(--duration-photograph)',
              '[&_img]:ease-gallery group-hover/card:[&_img]:scale-(--scale-photograph)',
              isLead && 'wide:aspect-auto wide:h-full',
            )}
          />
        </ProductViewTransition>
      </div>
    </article>
  );
});
