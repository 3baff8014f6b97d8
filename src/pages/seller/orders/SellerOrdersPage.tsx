import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { SellerHeading } from '../SellerHeading.tsx';

/** `/seller/orders`: there are none (spec, section 2). */
export function SellerOrdersPage() {
  return (
    <>
      <PageTitle>Seller Orders | ESSENCE</PageTitle>
      <SellerHeading>Seller Orders</SellerHeading>
      <EmptyState
        title="No Orders Yet"
        text="When customers place orders for your products, they'll appear here."
      />
    </>
  );
}
