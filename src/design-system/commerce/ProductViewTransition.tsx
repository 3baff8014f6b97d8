import { createContext, use, ViewTransition, type ReactNode } from 'react';

const TransitioningProduct = createContext<string | null>(null);

/** Sets the product whose photograph is the shared element of the current page transition. */
export function TransitioningProductProvider({
  id,
  children,
}: {
  /** The product's id; `null` for no shared element. */
  id: string | null;
  children: ReactNode;
}) {
  return <TransitioningProduct value={id}>{children}</TransitioningProduct>;
}

/**
 * Shared element transition between a product's card and its page. Wraps the product's photograph in a
 * `<ViewTransition>`, which is named only while {@link TransitioningProductProvider} has this product.
 */
export function ProductViewTransition({
  productId,
  children,
}: {
  productId: string;
  children: ReactNode;
}) {
  const isTransitioning = use(TransitioningProduct) === productId;
  return (
    <ViewTransition
      name={isTransitioning ? `product-${productId}` : 'auto'}
      share={isTransitioning ? 'product-transition' : 'none'}
      default="none"
    >
      {children}
    </ViewTransition>
  );
}
