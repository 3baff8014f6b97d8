import type { SellerProduct } from '../../../domain/seller-product.ts';
import { SellerHeading } from '../SellerHeading.tsx';
import { MyProducts } from './MyProducts.tsx';

/** Always empty, since seller products are not stored (Rules: Seller area). */
const noProducts: readonly SellerProduct[] = [];

/** `/seller/products`. */
export function SellerProductsPage() {
  return (
    <>
      <SellerHeading>My Products</SellerHeading>
      <MyProducts initialProducts={noProducts} />
    </>
  );
}
