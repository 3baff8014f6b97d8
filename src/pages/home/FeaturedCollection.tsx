import { cx } from 'class-variance-authority';
import { featuredProducts } from '../../catalogue/catalogue.ts';
import { ProductCard } from '../../design-system/commerce/ProductCard.tsx';
import { Picture } from '../../design-system/primitives/ResponsiveImage.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { paths } from '../../paths.ts';
import { FROM_DESKTOP, FROM_TABLET, FROM_WIDE } from '../../design-system/breakpoints.ts';
import { useAddToCart } from '../../shared/cart/use-cart-actions.ts';

/**
 * Grid columns of the four cards. Phones have 8 columns: 5 at the left, 8, 8, 5 at the right. Tablets have 8: 3 + 5,
 * then 5 + 3. Desktops have 9: 4 + 4 twice. Wide screens have 9: 3 + 5, then 5 + 3.
 */
const gridColumnClasses = [
  'col-[1/6] tablet:col-[1/4] desktop:col-[1/5] wide:col-[1/4]',
  'col-span-full tablet:col-[4/-1] desktop:col-[6/10] wide:col-[5/10]',
  'col-span-full tablet:col-[1/6] desktop:col-[1/5] wide:col-[1/6]',
  'col-[4/-1] tablet:col-[6/-1] desktop:col-[6/10] wide:col-[7/10]',
];

/** The `sizes` attribute of the wide cards, the second and third, and of the narrow ones. */
const WIDE_SIZES = `${FROM_WIDE} 39vw, ${FROM_DESKTOP} 31vw, ${FROM_TABLET} 59vw, 92vw`;
const NARROW_SIZES = `${FROM_WIDE} 23vw, ${FROM_DESKTOP} 31vw, ${FROM_TABLET} 35vw, 56vw`;

function sizesAt(place: number): string {
  return place === 1 || place === 2 ? WIDE_SIZES : NARROW_SIZES;
}

/** While an order is processed, loads the images of the cards that begin on the first screen. */
export function FeaturedPreload() {
  return (
    <div hidden>
      {featuredProducts.slice(0, 2).map(({ id, photographs, widePhotograph }, place) => (
        <Picture
          key={id}
          image={photographs[widePhotograph ? 1 : 0]}
          sizes={sizesAt(place)}
          loading="eager"
          fetchPriority="low"
        />
      ))}
    </div>
  );
}

/** The featured products in an irregular grid. */
export function FeaturedCollection() {
  const { cartProductIds, onAdd } = useAddToCart();
  return (
    <section
      aria-labelledby="featured"
      className="relative wrap appear-after-photograph respond-after-photograph grid-page items-start pt-featured-top desktop:-mt-11 desktop:pt-0 print:pt-0"
    >
      <div className="rail mb-7 flex flex-col items-start gap-2 print:static desktop:sticky desktop:top-26 desktop:mb-0 desktop:gap-5">
        <h2 id="featured" className="scroll-mt-7 heading-2">
          Featured Collection
        </h2>
        <TextLink href={paths.products.href()} hasArrow>
          View All Products
        </TextLink>
      </div>
      <ul className="stage grid grid-cols-8 items-end gap-x-gutter gap-y-featured-rows desktop:grid-cols-9 print:grid-cols-4 print:items-start print:*:col-auto">
        {featuredProducts.map((product, index) => {
          const place = index % gridColumnClasses.length;
          return (
            <li key={product.id} className={cx('min-w-0', gridColumnClasses[place])}>
              <ProductCard
                product={product}
                href={paths.product.href(product.id)}
                // The whole lamp is in the hero image.
                view={product.widePhotograph ? 'detail' : 'whole'}
                isInCart={cartProductIds.has(product.id)}
                onAdd={onAdd}
                headingLevel={3}
                sizes={sizesAt(place)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
