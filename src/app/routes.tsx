import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** An address pattern and the page that stands there. */
export interface ShopRoute extends LazyPage {
  pattern: string;
}

const sellerPage = (title: string) => async (): Promise<ComponentType> => {
  const { SellerPage } = await import('../pages/seller/SellerPage.tsx');
  return () => <SellerPage title={title} />;
};

/** Every page of the shop. The last one takes all other paths. */
export const routes: readonly ShopRoute[] = [
  {
    pattern: paths.home.pattern,
    ...lazyPage(async () => (await import('../pages/home/HomePage.tsx')).HomePage),
  },
  {
    pattern: paths.products.pattern,
    ...lazyPage(async () => (await import('../pages/products/ProductsPage.tsx')).ProductsPage),
  },
  {
    pattern: paths.product.pattern,
    ...lazyPage(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage),
  },
  {
    pattern: paths.cart.pattern,
    ...lazyPage(async () => (await import('../pages/cart/CartPage.tsx')).CartPage),
  },
  {
    pattern: paths.checkout.pattern,
    ...lazyPage(async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage),
  },
  {
    pattern: paths.account.pattern,
    ...lazyPage(async () => (await import('../pages/account/AccountPage.tsx')).AccountPage),
  },
  { pattern: paths.sellerProducts.pattern, ...lazyPage(sellerPage('My Products')) },
  { pattern: paths.sellerAddProduct.pattern, ...lazyPage(sellerPage('Add New Product')) },
  { pattern: paths.sellerEditProduct.pattern, ...lazyPage(sellerPage('Edit Product')) },
  { pattern: paths.sellerOrders.pattern, ...lazyPage(sellerPage('Seller Orders')) },
  { pattern: paths.sellerAnalytics.pattern, ...lazyPage(sellerPage('Analytics')) },
  {
    pattern: '*',
    ...lazyPage(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
  },
];
