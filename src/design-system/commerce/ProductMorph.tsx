import { createContext, use, ViewTransition, type ReactNode } from 'react';

const MorphingProduct = createContext<string | null>(null);

/** Names the product whose photograph grows from its card into its page, or back. */
export function MorphingProductProvider({
  id,
  children,
}: {
  /** The product's id, or `null` while none is on its way. */
  id: string | null;
  children: ReactNode;
}) {
  return <MorphingProduct value={id}>{children}</MorphingProduct>;
}

/**
 * Around the photograph that stands for a product on a page: while that product is on its way, this is
 * what grows or shrinks into the one on the next page, where the browser has view transitions.
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
