/** The origin of the shop, for absolute URLs, e.g. canonical links and the sitemap. */
export const siteOrigin = import.meta.env.VITE_SITE_ORIGIN ?? 'https://essence.example';

/** Every URL of the shop: the pattern of its route and a function that returns its `href` (Rules: Routes). */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  featured: { href: () => '/#featured' },
  products: { pattern: '/products', href: () => '/products' },
  product: {
    pattern: '/product/:id',
    href: (id: string) => `/product/${encodeURIComponent(id)}`,
  },
  cart: { pattern: '/cart', href: () => '/cart' },
  checkout: { pattern: '/checkout', href: () => '/checkout' },
  account: {
    pattern: '/account',
    /** URL of a tab. The first tab has no `tab` parameter. */
    href: (tab?: string) => (tab === undefined ? '/account' : `/account?tab=${tab}`),
  },
  seller: { pattern: '/seller' },
  sellerProducts: { pattern: '/seller/products', href: () => '/seller/products' },
  sellerAddProduct: { pattern: '/seller/add-product', href: () => '/seller/add-product' },
  sellerEditProduct: {
    pattern: '/seller/edit-product/:id',
    href: (id: string) => `/seller/edit-product/${encodeURIComponent(id)}`,
  },
  sellerOrders: { pattern: '/seller/orders', href: () => '/seller/orders' },
  sellerAnalytics: { pattern: '/seller/analytics', href: () => '/seller/analytics' },
} as const;
