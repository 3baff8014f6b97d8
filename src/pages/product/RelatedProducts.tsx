import { FROM_DESKTOP } from '../../design-system/breakpoints.ts';
import { ProductGrid } from '../../design-system/commerce/ProductGrid.tsx';
import type { Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';

export interface RelatedProductsProps {
  /** One to four products. */
  products: readonly Product[];
  inCart: ReadonlySet<string>;
  onAddToCart: (id: string) => void;
}

/** A single card is larger, at the end of the row. */
const single = {
  sizes: `${FROM_DESKTOP} 40vw, 92vw`,
  className: 'col-span-full grid-cols-1! tablet:col-[6/-1] desktop:col-[8/-1]',
};

/** Cards of other products of the same category. */
export function RelatedProducts({ products, inCart, onAddToCart }: RelatedProductsProps) {
  return (
    <section aria-labelledby="related" className="mt-section grid-page items-start">
      <h2 id="related" className="rail mb-6 heading-2">
        You May Also Like
      </h2>
      <ProductGrid
        aria-labelledby="related"
        products={products}
        hrefOf={paths.product.href}
        inCart={inCart}
        onAddToCart={onAddToCart}
        headingLevel={3}
        {...(products.length === 1 ? single : { className: 'stage' })}
      />
    </section>
  );
}
