import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { toCents } from '../../domain/money.ts';
import type { Product } from '../../domain/product.ts';
import { Link } from '../primitives/Link.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';
import { Price } from '../primitives/Price.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { ProductViewTransition } from './ProductViewTransition.tsx';
import { StockBadge } from './StockBadge.tsx';

export interface ProductCardProps {
  /** The product: its photographs, name, price, category and stock. */
  product: Product;
  /** URL of the product page. */
  href: string;
  /** Whether the product is in the cart. */
  isInCart: boolean;
  /** Called with the product. */
  onAddToCart: (product: Product) => void;
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
  /** Whether the card shows the product's detail, e.g. if another photograph of the page shows the whole
   * product.
   * @default false */
  isDetailFirst?: boolean | undefined;
  /** Heading level of the name.
   * @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** Classes that place the parts of a card below its image, on narrow screens. */
const placements = {
  stacked: {
    text: 'max-tablet:col-span-full',
    price: 'max-tablet:col-span-full max-tablet:row-start-4 max-tablet:mt-1.5',
    button: 'max-tablet:col-span-full max-tablet:row-start-5 max-tablet:justify-self-start',
  },
  columns: {
    text: '',
    price: 'max-tablet:row-start-2 max-tablet:text-right',
    button:
      'max-tablet:col-start-2 max-tablet:row-start-3 max-tablet:-my-2 max-tablet:justify-self-end',
  },
};

/**
 * A product's photograph, name, price, category and Add to Cart. The name is a link that covers the
 * whole card; screen readers read the rest as text after it. Renders an `<article>`.
 */
export const ProductCard = memo(function ProductCard({
  product,
  href,
  isInCart,
  onAddToCart,
  sizes,
  isPriority,
  layout = 'stacked',
  isLead = false,
  isDetailFirst = false,
  headingLevel = 2,
}: ProductCardProps) {
  const { id, name, price, category, stock, photographs, widePhotograph } = product;
  const nameId = useId();
  const priceId = useId();
  const badgeId = useId();
  const Heading = `h${headingLevel}` as const;
  const placement = placements[layout];

  return (
    <article
      aria-labelledby={nameId}
      className="group/card relative isolate grid h-full grid-cols-[minmax(0,1fr)_fit-content(50%)] grid-rows-[auto_auto_auto_auto_1fr] wide:grid-rows-[1fr_auto_auto_auto_auto] gap-x-4"
    >
      <Heading id={nameId} className={cx('row-start-2 text-ui', placement.text)}>
        <Link
          href={href}
          aria-describedby={`${priceId} ${badgeId}`}
          className="-my-0.5 inline-block py-0.5 outline-none after:absolute after:inset-0 after:z-1 after:rounded-image after:outline-offset-4 after:outline-clay focus-visible:after:outline-(length:--rule-current)"
        >
          {name}
        </Link>
      </Heading>
      {/* Price and category are paragraphs: Orca reads an article's direct text as part of its name. */}
      <p
        id={priceId}
        className={cx('text-ui tablet:row-start-2 tablet:text-right', placement.price)}
      >
        <Price cents={toCents(price)} />
      </p>
      <p className={cx('row-start-3 self-center text-caption text-ink-2', placement.text)}>
        {category}
      </p>
      <div className="relative col-span-full row-start-1 mb-3.5">
        <StockBadge id={badgeId} stock={stock} />
      </div>
      <AddToCartButton
        variant="text"
        product={product}
        isNamed
        isInCart={isInCart}
        onAdd={onAddToCart}
        className={cx(
          'relative z-1 tablet:col-start-2 tablet:row-start-3 tablet:min-h-9 tablet:justify-self-end',
          placement.button,
        )}
      />
      <div className="relative -z-1 col-span-full row-start-1 mb-3.5 min-h-0 overflow-hidden rounded-image">
        <ProductViewTransition productId={id}>
          <ResponsiveImage
            photograph={photographs[isDetailFirst ? 1 : 0]}
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
