import { findScenePhotograph } from '../../catalogue/catalogue.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';

/** The product page for an unknown id (Rules: Product page). */
export function ProductNotFound() {
  return (
    <div className="wrap pt-head">
      <EmptyState
        headingLevel={1}
        title="Product Not Found"
        text="The product you're looking for doesn't exist or has been removed."
        photograph={findScenePhotograph('empty-state')}
        action={<ButtonLink href={paths.products.href()}>Back to Products</ButtonLink>}
      />
    </div>
  );
}
