import type { ComponentType, ReactNode } from 'react';
import { matchRoute } from '../pages/shared/navigation/match-route.ts';
import { paths } from '../paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** An address pattern and the page that stands there. */
export interface ShopRoute extends LazyPage {
  pattern: string;
}

/** Pages that stand inside a common layout. */
export interface ShopArea {
  layout: LazyPage<{ children: ReactNode }>;
  /** The last route takes all other paths below the area. */
  routes: readonly ShopRoute[];
}

function toRoute(pattern: string, fetchPage: () => Promise<ComponentType>): ShopRoute {
  return { pattern, ...lazyPage(fetchPage) };
}

const fetchProductForm = async () =>
  (await import('../pages/seller/product-form/ProductFormPage.tsx')).ProductFormPage;

/** The seller area, with a menu of its own. */
export const sellerArea: ShopArea = {
  layout: lazyPage(async () => (await import('../pages/seller/SellerLayout.tsx')).SellerLayout),
  routes: [
    toRoute(
      paths.sellerProducts.pattern,
      async () =>
        (await import('../pages/seller/products/SellerProductsPage.tsx')).SellerProductsPage,
    ),
    toRoute(paths.sellerAddProduct.pattern, fetchProductForm),
    toRoute(paths.sellerEditProduct.pattern, fetchProductForm),
    toRoute(
      paths.sellerOrders.pattern,
      async () => (await import('../pages/seller/orders/SellerOrdersPage.tsx')).SellerOrdersPage,
    ),
    toRoute(
      paths.sellerAnalytics.pattern,
      async () => (await import('../pages/seller/analytics/AnalyticsPage.tsx')).AnalyticsPage,
    ),
    toRoute(
      `${paths.seller.pattern}/*`,
      async () =>
        (await import('../pages/seller/not-found/SellerNotFoundPage.tsx')).SellerNotFoundPage,
    ),
  ],
};

/** The pages of the shop outside of any area. The last one takes all other paths. */
export const routes: readonly ShopRoute[] = [
  toRoute(paths.home.pattern, async () => (await import('../pages/home/HomePage.tsx')).HomePage),
  toRoute(
    paths.products.pattern,
    async () => (await import('../pages/products/ProductsPage.tsx')).ProductsPage,
  ),
  toRoute(
    paths.product.pattern,
    async () => (await import('../pages/product/ProductPage.tsx')).ProductPage,
  ),
  toRoute(paths.cart.pattern, async () => (await import('../pages/cart/CartPage.tsx')).CartPage),
  toRoute(
    paths.checkout.pattern,
    async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  toRoute(
    paths.account.pattern,
    async () => (await import('../pages/account/AccountPage.tsx')).AccountPage,
  ),
  toRoute('*', async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
];

/**
 * Fetches the code of the page at an address ahead of its use. Never rejects: a chunk that does not
 * arrive is the page's to report.
 */
export async function loadPage(pathname: string): Promise<void> {
  const areaRoute = findRoute(sellerArea.routes, pathname);
  const route = areaRoute ?? findRoute(routes, pathname);
  const chunks = [areaRoute && sellerArea.layout, route].flatMap((page) => page?.load() ?? []);
  await Promise.allSettled(chunks);
}

function findRoute(table: readonly ShopRoute[], pathname: string): ShopRoute | undefined {
  return table.find(({ pattern }) => matchRoute(pattern, pathname));
}
