import { cx } from 'class-variance-authority';
import { memo, useId, type ComponentProps } from 'react';
import { toCents } from '../../domain/money.ts';
import { stockLevel, type Product } from '../../domain/product.ts';
import { THIRDS } from '../breakpoints.ts';
import { Link } from '../primitives/Link.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';
import { Price } from './Price.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { ProductViewTransition } from './ProductViewTransition.tsx';
import { StockBadge } from './StockBadge.tsx';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product: its photographs, name, price, category and stock. */
  product: Product;
  /** URL of the product page. */
  href: string;
  /** Whether the product is in the cart. */
  isInCart: boolean;
  /** Called with the product. */
  onAdd: (product: Product) => void;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Whether the image is above the fold, to load it eagerly and with high priority.
   * @default false */
  isPriority?: boolean | undefined;
  /** Which photographs are shown. `wide`: where a grid has three columns, a photograph as high as the row. `both`: the
   * whole product, and next to it a detail.
   * @default 'whole' */
  view?: 'whole' | 'detail' | 'wide' | 'both' | undefined;
  /** Heading level of the name.
   * @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * A product's photograph, name, price, category and Add to Cart. The name is a link that covers the
 * whole card; screen readers read the rest as text after it. In a narrow card the texts are stacked. Renders an
 * `<article>`.
 */
export const ProductCard = memo(function ProductCard({
  product,
  href,
  isInCart,
  onAdd,
  sizes,
  isPriority,
  view = 'whole',
  headingLevel = 2,
  className,
  ...rest
}: ProductCardProps) {
  const { id, name, price, category, stock, photographs, widePhotograph } = product;
  const nameId = useId();
  const priceId = useId();
  const badgeId = useId();
  const Heading = `h${headingLevel}` as const;
  const wide = view === 'wide' && widePhotograph && { image: widePhotograph, media: THIRDS, sizes };

  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      className={cx(
        'group/card @container relative isolate grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_auto_auto_1fr] gap-x-4 thirds:grid-rows-[1fr_auto_auto_auto_auto]',
        className,
      )}
    >
      <Heading
        id={nameId}
        className="row-start-2 text-ui @max-narrow-card:col-span-full print:text-caption"
      >
        <Link
          href={href}
          aria-describedby={cx(priceId, stockLevel(stock) !== 'in-stock' && badgeId)}
          className="stretched-link -my-0.5 inline-block py-0.5"
        >
          {name}
        </Link>
      </Heading>
      {/* Price and category are paragraphs: Orca reads an article's direct text as part of its name. */}
      <p
        id={priceId}
        className="row-start-2 text-right text-ui print:text-caption @max-narrow-card:col-span-full @max-narrow-card:row-start-4 @max-narrow-card:mt-1.5 @max-narrow-card:text-left"
      >
        <Price cents={toCents(price)} />
      </p>
      <div className="relative col-span-full row-start-1 mb-3.5 print:row-start-4 print:mt-1.5 print:mb-0 print:self-center print:justify-self-end">
        <StockBadge id={badgeId} stock={stock} />
      </div>
      {/* The text of the button changes: on another row, it moves neither name nor price. */}
      <div className="col-span-2 row-start-3 flex flex-wrap items-center gap-x-4 @max-narrow-card:contents">
        <p className="text-caption text-ink-2 @max-narrow-card:col-span-full @max-narrow-card:row-start-3">
          {category}
        </p>
        <AddToCartButton
          variant="text"
          product={product}
          hasProductName
          isInCart={isInCart}
          onAdd={onAdd}
          className="relative z-1 ml-auto max-tablet:-my-2 tablet:min-h-9 @max-narrow-card:col-span-full @max-narrow-card:row-start-5 @max-narrow-card:my-0 @max-narrow-card:ml-0 @max-narrow-card:self-end @max-narrow-card:justify-self-start"
        />
      </div>
      <div
        className={cx(
          'zoom-photographs relative -z-1 col-span-full row-start-1 mb-3.5 min-h-0 overflow-hidden rounded-image',
          view === 'both' && 'grid grid-cols-2 gap-x-0.5',
        )}
      >
        <ProductViewTransition productId={id}>
          <ResponsiveImage
            {...{ sizes, isPriority }}
            image={photographs[view === 'detail' ? 1 : 0]}
            wide={wide || undefined}
            className={cx(
              view === 'wide' && 'thirds:aspect-auto thirds:h-full print:[&_img]:object-[20%]',
            )}
          />
        </ProductViewTransition>
        {view === 'both' && <ResponsiveImage image={photographs[1]} sizes={sizes} />}
      </div>
    </article>
  );
});
