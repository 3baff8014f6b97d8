/** The origin of the shop, for absolute URLs, e.g. canonical links and the sitemap. */
export const siteOrigin = import.meta.env.VITE_SITE_ORIGIN ?? 'https://essence.example';

/** The path below which the shop is served: `/`, or that of `vite build --base /shop/`. */
export const base = import.meta.env.BASE_URL;

/**
 * Every path of the shop: the pattern of its route, a function that returns its `href`, or both (Rules: Routes).
 * `seller` is the prefix of its area, not a page.
 */
export const paths = {
  home: page(''),
  featured: { href: () => `${base}#featured` },
  products: page('products'),
  product: pageWithId('product/'),
  cart: page('cart'),
  checkout: page('checkout'),
  account: page('account'),
  seller: { pattern: `${base}seller` },
  sellerProducts: page('seller/products'),
  sellerAddProduct: page('seller/add-product'),
  sellerEditProduct: pageWithId('seller/edit-product/'),
  sellerOrders: page('seller/orders'),
  sellerAnalytics: page('seller/analytics'),
};

function page(path: string) {
  const url = `${base}${path}`;
  return { pattern: url, href: () => url };
}

function pageWithId(path: string) {
  const url = `${base}${path}`;
  return { pattern: `${url}:id`, href: (id: string) => `${url}${encodeURIComponent(id)}` };
}
