import { featuredProducts, products } from '../../catalogue/catalogue.ts';
import { ProductGrid } from '../../design-system/commerce/ProductGrid.tsx';
import { findRelatedProducts, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { useAddToCart } from '../../shared/cart/use-cart-actions.ts';

/** Cards of other products of the same category; if there are none, of another featured product. */
export function RelatedProducts({ product }: { product: Product }) {
  const related = findRelatedProducts(products, product);
  const featured = featuredProducts.filter(({ id }) => id !== product.id).slice(0, 1);
  const shown = related.length > 0 ? related : featured;
  const addToCart = useAddToCart();
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="mt-section grid-page items-start appear-after-photograph print:hidden"
    >
      <h2 id="related" className="rail mb-6 heading-2">
        {shown === related ? 'You May Also Like' : 'Featured Collection'}
      </h2>
      <ProductGrid
        aria-labelledby="related"
        products={shown}
        getHref={paths.product.href}
        {...addToCart}
        headingLevel={3}
        // A single card would leave most of its row empty.
        leadView={shown.length === 1 ? 'both' : 'whole'}
        className="stage"
      />
    </section>
  );
}
