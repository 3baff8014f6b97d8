import type { ComponentType, ReactNode } from 'react';
import { findProduct, products } from '../catalogue/catalogue.ts';
import { CartPage } from '../pages/cart/CartPage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { ProductPage } from '../pages/product/ProductPage.tsx';
import { ProductsPage } from '../pages/products/ProductsPage.tsx';
import type { PageHeadProps } from './PageHead.tsx';
import { matchRoute } from '../shared/navigation/match-route.ts';
import { loadToasts } from '../shared/toasts/notify.tsx';
import { paths } from '../paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import { isStyleSheetLoaded } from './style-sheet.ts';

/** The parameters of a route. */
interface PageParams {
  /** The `:id` of the pattern. */
  id?: string | undefined;
}

/** A page of the shop. Routes, prerendering, sitemap, host rules and the files for offline use derive from it. */
export interface ShopPage {
  /** The route pattern: a path, a path that ends in `:id`, or `*` for all other paths. */
  pattern: string;
  /** Title and metadata. The sitemap lists pages without `noindex`. */
  head: PageHeadProps | ((params: PageParams) => PageHeadProps);
  /** The component, in the entry script or in a chunk that is loaded with the page. */
  Page: ComponentType<PageParams> | LazyPage<PageParams>;
  /** Whether the service worker caches the page's chunk. A page without a chunk is cached with the app. */
  isPrecached?: boolean;
  /** A layout that several pages share and that stays mounted between them. */
  Layout?: LazyPage<{ children: ReactNode }>;
  /**
   * The ids that have an HTML file, if the pattern has an `:id`. The last one names the file for all other
   * ids: `404`, served with that status, or `any`, with 200.
   */
  ids?: readonly string[];
}

const SellerLayout = lazyPage(() => import('../pages/seller/SellerLayout.tsx'), 'SellerLayout');
/** Loads the toasts, too, because the form shows one before it navigates. */
const ProductFormPage = lazyPage(async () => {
  const [{ ProductFormPage: Page }] = await Promise.all([
    import('../pages/seller/product-form/ProductFormPage.tsx'),
    loadToasts(),
  ]);
  return { ProductFormPage: Page };
}, 'ProductFormPage');

/** All pages. The first match counts. */
export const pages: readonly ShopPage[] = [
  { pattern: paths.home.pattern, head: { title: 'ESSENCE | Premium Products' }, Page: HomePage },
  {
    pattern: paths.products.pattern,
    head: {
      title: 'Shop | ESSENCE',
      description: 'All lamps, vessels and tools of the ESSENCE collection, by category and price.',
    },
    Page: ProductsPage,
  },
  {
    pattern: paths.product.pattern,
    ids: [...products.map(({ id }) => id), '404'],
    head: ({ id = '' }) => {
      const product = findProduct(id);
      if (!product) return { title: 'Product Not Found | ESSENCE', noindex: true };
      const { name, description, photographs } = product;
      return { title: `${name} | ESSENCE`, description, photograph: photographs[0] };
    },
    Page: ProductPage,
  },
  {
    pattern: paths.cart.pattern,
    head: { title: 'Cart | ESSENCE', noindex: true },
    Page: CartPage,
  },
  {
    pattern: paths.checkout.pattern,
    head: { title: 'Checkout | ESSENCE', noindex: true },
    Page: lazyPage(() => import('../pages/checkout/CheckoutPage.tsx'), 'CheckoutPage'),
    isPrecached: true,
  },
  {
    pattern: paths.account.pattern,
    head: { title: 'My Account | ESSENCE', noindex: true },
    Page: lazyPage(() => import('../pages/account/AccountPage.tsx'), 'AccountPage'),
    isPrecached: true,
  },
  {
    pattern: paths.sellerProducts.pattern,
    head: { title: 'My Products | ESSENCE', noindex: true },
    Page: lazyPage(
      () => import('../pages/seller/products/SellerProductsPage.tsx'),
      'SellerProductsPage',
    ),
    Layout: SellerLayout,
  },
  {
    pattern: paths.sellerAddProduct.pattern,
    head: { title: 'Add New Product | ESSENCE', noindex: true },
    Page: ProductFormPage,
    Layout: SellerLayout,
  },
  {
    pattern: paths.sellerEditProduct.pattern,
    ids: ['any'],
    head: { title: 'Edit Product | ESSENCE', noindex: true },
    Page: ProductFormPage,
    Layout: SellerLayout,
  },
  {
    pattern: paths.sellerOrders.pattern,
    head: { title: 'Seller Orders | ESSENCE', noindex: true },
    Page: lazyPage(() => import('../pages/seller/orders/SellerOrdersPage.tsx'), 'SellerOrdersPage'),
    Layout: SellerLayout,
  },
  {
    pattern: paths.sellerAnalytics.pattern,
    head: { title: 'Analytics | ESSENCE', noindex: true },
    Page: lazyPage(
      () => import('../pages/seller/analytics/SellerAnalyticsPage.tsx'),
      'SellerAnalyticsPage',
    ),
    Layout: SellerLayout,
  },
  { pattern: '*', head: { title: 'Page Not Found | ESSENCE', noindex: true }, Page: NotFoundPage },
];

/** Finds the page at a path, with its parameters, its head and, if it has one, its canonical path. */
export function findPage(pathname: string) {
  for (const page of pages) {
    const match = matchRoute(page.pattern, pathname);
    if (!match) continue;
    const { params } = match;
    const head = typeof page.head === 'function' ? page.head(params) : page.head;
    const path = head.noindex ? undefined : page.pattern.replace(':id', params['id'] ?? '');
    return { ...page, params, head: { ...head, path } };
  }
  throw new Error('The last page has to match every path.');
}

/** Whether the page at a path renders without loading a file first. */
export function isPageLoaded(pathname: string): boolean {
  return isStyleSheetLoaded() && chunksOf(pathname).every((chunk) => chunk.isLoaded());
}

/** Loads the chunks of the page at a path. Never rejects: if that fails, the page throws when it renders. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.allSettled(chunksOf(pathname).map((chunk) => chunk.preload()));
}

function chunksOf(pathname: string) {
  const { Page, Layout } = findPage(pathname);
  return [Page, Layout].filter((part) => part !== undefined && 'preload' in part);
}
