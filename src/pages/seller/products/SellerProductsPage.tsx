import type { SellerProduct } from '../../../domain/seller-product.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { SellerHeading } from '../SellerHeading.tsx';
import { MyProducts } from './MyProducts.tsx';

/** Nothing is stored, so a seller's list starts empty and stays so (spec, section 2). */
const noProducts: readonly SellerProduct[] = [];

/** `/seller/products`. */
export function SellerProductsPage() {
  return (
    <>
      <PageTitle>My Products | ESSENCE</PageTitle>
      <SellerHeading>My Products</SellerHeading>
      <MyProducts initialProducts={noProducts} />
    </>
  );
}
