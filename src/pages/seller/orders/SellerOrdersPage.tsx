import { photographs } from '../../../catalogue/photographs.ts';
import { ButtonLink } from '../../../design-system/primitives/Button.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';

/** `/seller/orders`: always empty (Rules: Seller area). */
export function SellerOrdersPage() {
  return (
    <>
      <h1 className="page-heading">Seller Orders</h1>
      <EmptyState
        photograph={photographs['lamp-shadow']}
        title="No Orders Yet"
        text="When customers place orders for your products, they'll appear here."
        action={<ButtonLink href={paths.sellerProducts.href()}>Manage Products</ButtonLink>}
      />
    </>
  );
}
