import { findPhotographs, products } from '../catalogue/catalogue.ts';
import { photographAddress } from '../domain/photograph.ts';
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

const sellerLayout = 'src/pages/seller/SellerLayout.tsx';
const productForm = 'src/pages/seller/product-form/ProductFormPage.tsx';
const product = 'src/pages/product/ProductPage.tsx';

const shopStep = { name: 'Shop', path: paths.products.href() };

/**
 * Every page whose content is known at build time. The nearest `404.html`, up the folders, stands for
 * the addresses that nothing stands at.
 */
export const documents: readonly ShopDocument[] = [
  {
    file: 'index.html',
    path: paths.home.href(),
    sources: ['src/pages/home/HomePage.tsx'],
    isListed: true,
    structuredData: [describeShop()],
  },
  {
    file: 'products.html',
    path: paths.products.href(),
    sources: ['src/pages/products/ProductsPage.tsx'],
    isListed: true,
    structuredData: [describeBreadcrumbs([shopStep])],
  },
  ...products.map((each) => ({
    file: `product/${each.id}.html`,
    path: paths.product.href(each.id),
    sources: [product],
    isListed: true,
    structuredData: [
      describeProduct(each),
      describeBreadcrumbs([shopStep, { name: each.name, path: paths.product.href(each.id) }]),
    ],
  })),
  { file: 'product/404.html', path: paths.product.href('404'), sources: [product] },
  { file: 'cart.html', path: paths.cart.href(), sources: ['src/pages/cart/CartPage.tsx'] },
  {
    file: 'checkout.html',
    path: paths.checkout.href(),
    sources: ['src/pages/checkout/CheckoutPage.tsx'],
  },
  {
    file: 'account.html',
    path: paths.account.href(),
    sources: ['src/pages/account/AccountPage.tsx'],
  },
  {
    file: 'seller/products.html',
    path: paths.sellerProducts.href(),
    sources: [sellerLayout, 'src/pages/seller/products/SellerProductsPage.tsx'],
  },
  {
    file: 'seller/add-product.html',
    path: paths.sellerAddProduct.href(),
    sources: [sellerLayout, productForm],
  },
  {
    file: 'seller/edit-product/any.html',
    path: paths.sellerEditProduct.pattern,
    sources: [sellerLayout, productForm],
  },
  {
    file: 'seller/orders.html',
    path: paths.sellerOrders.href(),
    sources: [sellerLayout, 'src/pages/seller/orders/SellerOrdersPage.tsx'],
  },
  {
    file: 'seller/analytics.html',
    path: paths.sellerAnalytics.href(),
    sources: [sellerLayout, 'src/pages/seller/analytics/AnalyticsPage.tsx'],
  },
  {
    file: 'seller/404.html',
    path: `${paths.seller.pattern}/404`,
    sources: [sellerLayout, 'src/pages/seller/not-found/SellerNotFoundPage.tsx'],
  },
  { file: '404.html', path: '/404', sources: ['src/pages/not-found/NotFoundPage.tsx'] },
];

/** What the service worker precaches besides the shop's code: one picture of each product. */
export const precachedPhotographs = products.map((each) =>
  photographAddress(findPhotographs(each)[0], KEPT_WIDTH, 'avif'),
);
