import { EmptyPage } from '../../../shared/EmptyPage.tsx';

/** `/seller/orders`: always empty (Rules: Seller area). */
export function SellerOrdersPage() {
  return (
    <>
      <h1 className="page-heading">Seller Orders</h1>
      <EmptyPage
        photograph="not-found-wide"
        title="No Orders Yet"
        text="When customers place orders for your products, they'll appear here."
      />
    </>
  );
}
