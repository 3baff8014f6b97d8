import { cx } from 'class-variance-authority';
import { ProductCard } from '../../design-system/commerce/ProductCard.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import type { Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { FROM_DESKTOP } from '../../design-system/breakpoints.ts';
import { productGridItems } from '../shared/product-grid-items.ts';

export interface FeaturedCollectionProps {
  products: readonly Product[];
  inCart: ReadonlySet<string>;
  onAddToCart: (id: string) => void;
}

/**
 * Where each picture hangs: 3 and 5 columns of the stage, then 5 and 3, one left free between them;
 * on a narrow screen 5 of 8 at the left, two full ones, 5 of 8 at the right.
 */
const places = [
  'col-[1/6] desktop:col-[1/5] wide:col-[1/4]',
  'col-span-full desktop:col-[6/10] wide:col-[5/10]',
  'col-span-full desktop:col-[1/5] wide:col-[1/6]',
  'col-[4/-1] desktop:col-[6/10] wide:col-[7/10]',
];

/** The featured collection, hung like pictures on a wall. */
export function FeaturedCollection({ products, inCart, onAddToCart }: FeaturedCollectionProps) {
  return (
    <section aria-labelledby="featured" className="wrap grid-page items-start pt-wall-top">
      <div className="rail mb-7 flex flex-col items-start gap-2 desktop:sticky desktop:top-26 desktop:mb-0 desktop:gap-5">
        <h2
          id="featured"
          className="scroll-mt-[calc(var(--spacing-head-compact)+--spacing(12))] heading-2"
        >
          Featured Collection
        </h2>
        <TextLink href={paths.products.href()} hasArrow>
          View All Products
        </TextLink>
      </div>
      <ul className="stage grid grid-cols-8 items-end gap-x-gutter gap-y-wall-rows desktop:grid-cols-9">
        {productGridItems(products).map(({ product, ...item }, index) => (
          <li key={product.id} className={cx('min-w-0', places[index % places.length])}>
            <ProductCard
              {...item}
              product={product}
              // Only the hero's product has one: its detail, so that no picture is shown twice.
              photograph={item.widePhotograph ?? item.photograph}
              isInCart={inCart.has(product.id)}
              onAddToCart={onAddToCart}
              layout="columns"
              headingLevel={3}
              sizes={`${FROM_DESKTOP} 38vw, 92vw`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
