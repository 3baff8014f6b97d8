import { use, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { findProduct } from '../../catalogue/catalogue.ts';
import { ProductGallery } from '../../design-system/commerce/ProductGallery.tsx';
import { BackButton } from '../../design-system/primitives/BackButton.tsx';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';
import { photographs } from '../../catalogue/photographs.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';
import { PRODUCT_PHOTOGRAPH_SIZES } from '../../shared/product-photograph-sizes.ts';
import { BuyBox } from './BuyBox.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** `/product/{id}`: gallery, buy box and related products. */
export function ProductPage({ id = '' }: { id?: string | undefined }) {
  const product = findProduct(id);
  const navigate = useNavigate();
  const isPageLoading = use(PageLoadingContext);
  /** Goes back, once per double click, unless a page loads. */
  const goBack = ({ detail }: MouseEvent) => {
    if (detail > 1 || isPageLoading) return;
    // Without the Navigation API, the previous entry may be a page of another site.
    const canGoBack = window.navigation?.canGoBack ?? window.history.length > 1;
    void (canGoBack ? navigate(-1) : navigate(paths.products.href()));
  };

  if (!product) {
    return (
      <div className="wrap pt-head">
        <EmptyState
          photograph={photographs['cups-shadow']}
          headingLevel={1}
          title="Product Not Found"
          text="The product you're looking for doesn't exist or has been removed."
          action={<ButtonLink href={paths.products.href()}>Back to Products</ButtonLink>}
        />
      </div>
    );
  }

  return (
    <div className="wrap pt-head respond-after-photograph tablet:@container print:pt-24">
      <div className="relative grid-page items-start wide:pt-2">
        {/* Its background is a notch in the photograph on phones. On wide screens it covers what large text overlaps. */}
        <BackButton
          data-below-header
          onClick={goBack}
          className="col-span-full justify-self-start appear-after-photograph motion-safe:[view-transition-name:back] z-1 bg-paper max-tablet:absolute max-tablet:-ml-margin max-tablet:rounded-br-image max-tablet:pr-4 max-tablet:pl-margin wide:absolute wide:-top-1"
        />
        <ProductGallery
          key={product.id}
          productId={product.id}
          productName={product.name}
          photographs={product.photographs}
          sizes={PRODUCT_PHOTOGRAPH_SIZES}
          className="col-span-full min-w-0 @columns:col-span-7 @columns:landscape-phone:col-span-4"
        />
        <BuyBox
          key={`buy-${product.id}`}
          product={product}
          className="col-span-full print:static @columns:sticky @columns:top-21 @columns:col-[8/-1] @columns:max-wide:pl-4 @columns:landscape-phone:col-[5/-1] @columns:wide:col-[9/-1]"
        />
      </div>
      {/* With a key, its cards do not slide from those of another product. */}
      <RelatedProducts key={product.id} product={product} />
    </div>
  );
}
