import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { SellerHeading } from '../SellerHeading.tsx';

/** `/seller/orders`: always empty (Rules: Seller area). */
export function SellerOrdersPage() {
  return (
    <>
      <PageHead title="Seller Orders | ESSENCE" path={paths.sellerOrders.href()} noindex />
      <SellerHeading>Seller Orders</SellerHeading>
      <EmptyState
        title="No Orders Yet"
        text="When customers place orders for your products, they'll appear here."
      />
    </>
  );
}
