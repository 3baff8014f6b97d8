import { products } from '../../catalogue/catalogue.ts';
import { FROM_TABLET } from '../../design-system/breakpoints.ts';
import { ProductGrid } from '../../design-system/commerce/ProductGrid.tsx';
import { ResponsiveImage } from '../../design-system/primitives/ResponsiveImage.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { findRelatedProducts, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { useAddToCart } from '../../shared/cart/use-cart-actions.ts';

/** Cards of other products of the same category; if there are none, a link to all and a detail of this one. */
export function RelatedProducts({ product }: { product: Product }) {
  const related = findRelatedProducts(products, product);
  const addToCart = useAddToCart();
  if (related.length === 0) {
    const image = product.photographs[1];
    return (
      image && (
        <div className="mt-section grid-page items-start appear-after-photograph print:hidden">
          <TextLink href={paths.products.href()} hasArrow className="rail mb-4 w-fit">
            View All Products
          </TextLink>
          <ResponsiveImage
            image={image}
            alt=""
            sizes={`${FROM_TABLET} 60vw, 100vw`}
            className="stage max-tablet:-mx-margin tablet:w-2/3 tablet:rounded-image"
          />
        </div>
      )
    );
  }
  return (
    <section
      aria-labelledby="related"
      className="mt-section grid-page items-start appear-after-photograph print:hidden"
    >
      <h2 id="related" className="rail mb-6 heading-2">
        You May Also Like
      </h2>
      <ProductGrid
        aria-labelledby="related"
        products={related}
        getHref={paths.product.href}
        {...addToCart}
        headingLevel={3}
        // A single card would leave most of its row empty.
        leadView={related.length === 1 ? 'both' : 'whole'}
        className="stage"
      />
    </section>
  );
}
