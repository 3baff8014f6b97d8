import { ViewTransition, type ReactNode } from 'react';

/** The name of a product's photograph in view transitions, and the type of the transitions that animate it. */
export function productTransitionName(productId: string): string {
  return `product-${productId}`;
}

/**
 * Shared element transition between a product's card and its page: wraps the product's photograph in a
 * `<ViewTransition>`, which animates only in transitions of the type productTransitionName.
 */
export function ProductViewTransition({
  productId,
  children,
}: {
  /** The product's id; for a photograph of it that is not shown, another unique one. */
  productId: string;
  /** The photograph. */
  children: ReactNode;
}) {
  const name = productTransitionName(productId);
  return (
    <ViewTransition
      name={name}
      share={{ default: 'none', [name]: 'product-transition' }}
      default="none"
    >
      {children}
    </ViewTransition>
  );
}
