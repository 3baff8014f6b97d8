import { findPhotographs, products } from '../catalogue/catalogue.ts';
import { photographUrl } from '../domain/photograph.ts';
import { paths } from '../paths.ts';
import {
  describeBreadcrumbs,
  describeProduct,
  describeShop,
  type StructuredData,
} from './structured-data.ts';

/** A page that is built ahead into a file of its own. */
export interface ShopDocument {
  /** Where its file lies in the build. A host serves it at that address without `.html`. */
  file: string;
  /** The path or route pattern that it is rendered for, and hydrated at. */
  path: string;
  /** The sources of the code that its page needs, to be fetched with the document. */
  sources: readonly string[];
  /** Whether it is for search engines to list. */
  isListed?: boolean;
  /** What it is about, for search engines. */
  structuredData?: readonly StructuredData[];
}

/** How wide the photographs are that are precached, in pixels. */
const KEPT_WIDTH = 480;

const product = 'src/pages/product/ProductPage.tsx';
const productForm = 'src/pages/seller/product-form/ProductFormPage.tsx';
const shopStep = { name: 'Shop', path: paths.products.href() };

function unlisted(file: string, path: string, ...sources: string[]): ShopDocument {
  return { file, path, sources };
}

function seller(file: string, path: string, source: string): ShopDocument {
  return unlisted(`seller/${file}`, path, 'src/pages/seller/SellerLayout.tsx', source);
}

function listed(
  file: string,
  path: string,
  source: string,
  ...structuredData: StructuredData[]
): ShopDocument {
  return { file, path, sources: [source], isListed: true, structuredData };
}

/**
 * Every page whose content is known at build time. The nearest `404.html`, up the folders, is sent for
 * unknown paths.
 */
export const documents: readonly ShopDocument[] = [
  listed('index.html', paths.home.href(), 'src/pages/home/HomePage.tsx', describeShop()),
  listed(
    'products.html',
    paths.products.href(),
    'src/pages/products/ProductsPage.tsx',
    describeBreadcrumbs([shopStep]),
  ),
  ...products.map((each) => {
    const path = paths.product.href(each.id);
    const breadcrumbs = describeBreadcrumbs([shopStep, { name: each.name, path }]);
    return listed(`product/${each.id}.html`, path, product, describeProduct(each), breadcrumbs);
  }),
  unlisted('product/404.html', paths.product.href('404'), product),
  unlisted('cart.html', paths.cart.href(), 'src/pages/cart/CartPage.tsx'),
  unlisted('checkout.html', paths.checkout.href(), 'src/pages/checkout/CheckoutPage.tsx'),
  unlisted('account.html', paths.account.href(), 'src/pages/account/AccountPage.tsx'),
  seller(
    'products.html',
    paths.sellerProducts.href(),
    'src/pages/seller/products/SellerProductsPage.tsx',
  ),
  seller('add-product.html', paths.sellerAddProduct.href(), productForm),
  seller('edit-product/any.html', paths.sellerEditProduct.pattern, productForm),
  seller('orders.html', paths.sellerOrders.href(), 'src/pages/seller/orders/SellerOrdersPage.tsx'),
  seller(
    'analytics.html',
    paths.sellerAnalytics.href(),
    'src/pages/seller/analytics/AnalyticsPage.tsx',
  ),
  seller(
    '404.html',
    `${paths.seller.pattern}/404`,
    'src/pages/seller/not-found/SellerNotFoundPage.tsx',
  ),
  unlisted('404.html', '/404', 'src/pages/not-found/NotFoundPage.tsx'),
];

/** What the service worker precaches besides the shop's code: one picture of each product. */
export const precachedPhotographs = products.map((each) =>
  photographUrl(findPhotographs(each)[0], KEPT_WIDTH, 'avif'),
);
