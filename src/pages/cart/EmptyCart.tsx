import { findScenePhotograph } from '../../catalogue/catalogue.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';

export function EmptyCart() {
  return (
    <EmptyState
      className="in-data-cloak:invisible in-data-cloak:min-h-svh"
      headingLevel={1}
      title="Your cart is empty"
      text="Looks like you haven't added any products to your cart yet."
      photograph={findScenePhotograph('empty-state')}
      action={<ButtonLink href={paths.products.href()}>Browse Products</ButtonLink>}
    />
  );
}
