import { createContext, use, ViewTransition, type ReactNode } from 'react';

const MorphingProduct = createContext<string | null>(null);

/** Sets the product whose photograph is the shared element of the current page transition. */
export function MorphingProductProvider({
  id,
  children,
}: {
  /** The product's id; `null` for no shared element. */
  id: string | null;
  children: ReactNode;
}) {
  return <MorphingProduct value={id}>{children}</MorphingProduct>;
}

/**
 * Shared element transition between a product's card and its page. Wraps the product's photograph in a
 * `<ViewTransition>`, which is named only while {@link MorphingProductProvider} has this product.
 */
export function ProductMorph({ productId, children }: { productId: string; children: ReactNode }) {
  const isMorphing = use(MorphingProduct) === productId;
  return (
    <ViewTransition
      name={isMorphing ? `product-${productId}` : 'auto'}
      share={isMorphing ? 'product-morph' : 'none'}
      default="none"
    >
      {children}
    </ViewTransition>
  );
}
