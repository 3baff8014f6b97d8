import { products } from '../catalogue/catalogue.ts';
import { photographUrl } from '../domain/photograph.ts';
import { paths } from '../paths.ts';
import {
  breadcrumbJsonLd,
  productJsonLd,
  organizationJsonLd,
  type StructuredData,
} from './structured-data.ts';

/** A page that is prerendered to an HTML file. */
export interface PrerenderedPage {
  /** The file in the build. Hosts serve it at the same path without `.html`. */
  file: string;
  /** The path or route pattern that it is rendered for, and hydrated at. */
  path: string;
  /** The modules whose chunks the page needs, loaded with the page. */
  sources: readonly string[];
  /** Whether the sitemap lists it. */
  inSitemap?: boolean;
  /** The JSON-LD of the page, for search engines. */
  structuredData?: readonly StructuredData[];
}

const PRECACHED_IMAGE_WIDTH = 480;

const product = 'src/pages/product/ProductPage.tsx';
const productForm = 'src/pages/seller/product-form/ProductFormPage.tsx';
const shopBreadcrumb = { name: 'Shop', path: paths.products.href() };

function unindexed(file: string, path: string, ...sources: string[]): PrerenderedPage {
  return { file, path, sources };
}

function sellerPage(file: string, path: string, source: string): PrerenderedPage {
  return unindexed(`seller/${file}`, path, 'src/pages/seller/SellerLayout.tsx', source);
}

function indexed(file: string, path: string, source: string, ...structuredData: StructuredData[]) {
  return { file, path, sources: [source], inSitemap: true, structuredData };
}

/** All prerendered pages. Hosts serve the nearest `404.html`, up the folders, for unknown paths. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  indexed('index.html', paths.home.href(), 'src/pages/home/HomePage.tsx', organizationJsonLd()),
  indexed(
    'products.html',
    paths.products.href(),
    'src/pages/products/ProductsPage.tsx',
    breadcrumbJsonLd([shopBreadcrumb]),
  ),
  ...products.map((each) => {
    const path = paths.product.href(each.id);
    const breadcrumbs = breadcrumbJsonLd([shopBreadcrumb, { name: each.name, path }]);
    return indexed(`product/${each.id}.html`, path, product, productJsonLd(each), breadcrumbs);
  }),
  unindexed('product/404.html', paths.product.href('404'), product),
  unindexed('cart.html', paths.cart.href(), 'src/pages/cart/CartPage.tsx'),
  unindexed('checkout.html', paths.checkout.href(), 'src/pages/checkout/CheckoutPage.tsx'),
  unindexed('account.html', paths.account.href(), 'src/pages/account/AccountPage.tsx'),
  sellerPage(
    'products.html',
    paths.sellerProducts.href(),
    'src/pages/seller/products/SellerProductsPage.tsx',
  ),
  sellerPage('add-product.html', paths.sellerAddProduct.href(), productForm),
  sellerPage('edit-product/any.html', paths.sellerEditProduct.pattern, productForm),
  sellerPage(
    'orders.html',
    paths.sellerOrders.href(),
    'src/pages/seller/orders/SellerOrdersPage.tsx',
  ),
  sellerPage(
    'analytics.html',
    paths.sellerAnalytics.href(),
    'src/pages/seller/analytics/SellerAnalyticsPage.tsx',
  ),
  sellerPage(
    '404.html',
    `${paths.seller.pattern}/404`,
    'src/pages/seller/not-found/SellerNotFoundPage.tsx',
  ),
  unindexed('404.html', '/404', 'src/pages/not-found/NotFoundPage.tsx'),
];

/** The images that the service worker precaches: one of each product. */
export const precachedPhotographs = products.map(({ photographs }) =>
  photographUrl(photographs[0], PRECACHED_IMAGE_WIDTH, 'avif'),
);
