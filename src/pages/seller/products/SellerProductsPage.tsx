import type { SellerProduct } from '../../../domain/seller-product.ts';
import { MyProducts } from './MyProducts.tsx';

/** Always empty, since seller products are not stored (Rules: Seller area). */
const noProducts: readonly SellerProduct[] = [];

/** `/seller/products`. */
export function SellerProductsPage() {
  return (
    <>
      <h1 className="page-heading">My Products</h1>
      <MyProducts initialProducts={noProducts} />
    </>
  );
}
