import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';
import { SellerHeading } from '../SellerHeading.tsx';

/** `/seller/orders`: always empty (Rules: Seller area). */
export function SellerOrdersPage() {
  return (
    <>
      <SellerHeading>Seller Orders</SellerHeading>
      <EmptyState
        title="No Orders Yet"
        text="When customers place orders for your products, they'll appear here."
      />
    </>
  );
}
