import { MyProducts } from './MyProducts.tsx';

/** `/seller/products`: always empty, since seller products are not stored (Rules: Seller area). */
export function SellerProductsPage() {
  return (
    <>
      <h1 className="page-heading">My Products</h1>
      <MyProducts initialProducts={[]} />
    </>
  );
}
