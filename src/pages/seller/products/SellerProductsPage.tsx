import type { SellerProduct } from '../../../domain/seller-product.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { SellerHeading } from '../SellerHeading.tsx';
import { MyProducts } from './MyProducts.tsx';

/** Always empty, since seller products are not stored (Rules: Seller area). */
const noProducts: readonly SellerProduct[] = [];

/** `/seller/products`. */
export function SellerProductsPage() {
  return (
    <>
      <PageHead title="My Products | ESSENCE" path={paths.sellerProducts.href()} noindex />
      <SellerHeading>My Products</SellerHeading>
      <MyProducts initialProducts={noProducts} />
    </>
  );
}
