import { findScenePhotograph } from '../../catalogue/catalogue.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../shared/head/PageHead.tsx';

/** The product page for an unknown id (Rules: Errors). */
export function ProductNotFound() {
  return (
    <div className="wrap pt-head">
      <PageHead title="Product Not Found | ESSENCE" noindex />
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
