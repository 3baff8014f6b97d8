/** Scheme and host of the shop, for whoever needs its addresses from outside, such as search engines. */
export const siteOrigin = import.meta.env.VITE_SITE_ORIGIN ?? 'https://essence.example';

/** Every address of the shop: its route pattern and, made from it, its link. */
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
    /** The first tab has the plain address. */
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
