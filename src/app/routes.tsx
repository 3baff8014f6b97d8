import type { ReactNode } from 'react';
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

const productForm = lazyPage(
  async () => (await import('../pages/seller/product-form/ProductFormPage.tsx')).ProductFormPage,
);

/** The seller area, with a menu of its own. */
export const sellerArea: ShopArea = {
  layout: lazyPage(async () => (await import('../pages/seller/SellerLayout.tsx')).SellerLayout),
  routes: [
    {
      pattern: paths.sellerProducts.pattern,
      ...lazyPage(
        async () =>
          (await import('../pages/seller/products/SellerProductsPage.tsx')).SellerProductsPage,
      ),
    },
    { pattern: paths.sellerAddProduct.pattern, ...productForm },
    { pattern: paths.sellerEditProduct.pattern, ...productForm },
    {
      pattern: paths.sellerOrders.pattern,
      ...lazyPage(
        async () => (await import('../pages/seller/orders/SellerOrdersPage.tsx')).SellerOrdersPage,
      ),
    },
    {
      pattern: paths.sellerAnalytics.pattern,
      ...lazyPage(
        async () => (await import('../pages/seller/analytics/AnalyticsPage.tsx')).AnalyticsPage,
      ),
    },
    {
      pattern: `${paths.seller.pattern}/*`,
      ...lazyPage(
        async () =>
          (await import('../pages/seller/not-found/SellerNotFoundPage.tsx')).SellerNotFoundPage,
      ),
    },
  ],
};

/** The pages of the shop outside of any area. The last one takes all other paths. */
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
  {
    pattern: '*',
    ...lazyPage(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
  },
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
