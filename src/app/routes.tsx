import type { ComponentType, ReactNode } from 'react';
import { matchRoute } from '../pages/shared/navigation/match-route.ts';
import { paths } from '../paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** A path pattern and its page. */
export interface ShopRoute extends LazyPage {
  pattern: string;
}

/** A layout with its child routes. */
export interface LayoutRoute {
  layout: LazyPage<{ children: ReactNode }>;
  /** The last one matches all other paths below the layout's. */
  children: readonly ShopRoute[];
}

function route(pattern: string, importPage: () => Promise<ComponentType>): ShopRoute {
  return { pattern, ...lazyPage(importPage) };
}

const importProductForm = async () =>
  (await import('../pages/seller/product-form/ProductFormPage.tsx')).ProductFormPage;

/** The seller area (Rules: Routes). */
export const sellerRoute: LayoutRoute = {
  layout: lazyPage(async () => (await import('../pages/seller/SellerLayout.tsx')).SellerLayout),
  children: [
    route(
      paths.sellerProducts.pattern,
      async () =>
        (await import('../pages/seller/products/SellerProductsPage.tsx')).SellerProductsPage,
    ),
    route(paths.sellerAddProduct.pattern, importProductForm),
    route(paths.sellerEditProduct.pattern, importProductForm),
    route(
      paths.sellerOrders.pattern,
      async () => (await import('../pages/seller/orders/SellerOrdersPage.tsx')).SellerOrdersPage,
    ),
    route(
      paths.sellerAnalytics.pattern,
      async () =>
        (await import('../pages/seller/analytics/SellerAnalyticsPage.tsx')).SellerAnalyticsPage,
    ),
    route(
      `${paths.seller.pattern}/*`,
      async () =>
        (await import('../pages/seller/not-found/SellerNotFoundPage.tsx')).SellerNotFoundPage,
    ),
  ],
};

/** All other pages. The last one matches all other paths. */
export const routes: readonly ShopRoute[] = [
  route(paths.home.pattern, async () => (await import('../pages/home/HomePage.tsx')).HomePage),
  route(
    paths.products.pattern,
    async () => (await import('../pages/products/ProductsPage.tsx')).ProductsPage,
  ),
  route(
    paths.product.pattern,
    async () => (await import('../pages/product/ProductPage.tsx')).ProductPage,
  ),
  route(paths.cart.pattern, async () => (await import('../pages/cart/CartPage.tsx')).CartPage),
  route(
    paths.checkout.pattern,
    async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  route(
    paths.account.pattern,
    async () => (await import('../pages/account/AccountPage.tsx')).AccountPage,
  ),
  route('*', async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
];

/**
 * Preloads the chunks of the page at a path. Never rejects: if a chunk fails to load, the page throws
 * when it renders.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const child = findRoute(sellerRoute.children, pathname);
  const page = child ?? findRoute(routes, pathname);
  const chunks = [child && sellerRoute.layout, page].flatMap((lazy) => lazy?.preload() ?? []);
  await Promise.allSettled(chunks);
}

function findRoute(table: readonly ShopRoute[], pathname: string): ShopRoute | undefined {
  return table.find(({ pattern }) => matchRoute(pattern, pathname));
}
