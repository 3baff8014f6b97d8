/** A response that every host must give, and targets of GET requests for it. */
export interface HostResponse {
  status: 200 | 308 | 404;
  /** The file sent. A missing file has no 404 page. */
  file?: string;
  /** The media type of the file, if hosts do not know it by its extension. */
  type?: string;
  /** The URL that a redirect leads to. */
  location?: string;
  targets: readonly string[];
}

/** Tested with `npm run serve` and nginx, and listed in Storybook under How to, Deploy the shop. */
export const RESPONSES: readonly HostResponse[] = [
  { status: 200, file: 'index.html', targets: ['/', '/?utm=1'] },
  {
    status: 200,
    file: 'products.html',
    targets: ['/products', '/products?q=a//b/', 'http://elsewhere.example/products'],
  },
  { status: 200, file: 'product/1.html', targets: ['/product/1'] },
  { status: 200, file: 'seller/products.html', targets: ['/seller/products'] },
  {
    status: 200,
    file: 'seller/edit-product/any.html',
    targets: ['5', 'any', 'any.html', '404', 'index', 'a%20b', 'a%2Fb?q=/', 'a.br'].map(
      (id) => `/seller/edit-product/${id}`,
    ),
  },
  {
    status: 200,
    file: 'manifest.webmanifest',
    type: 'application/manifest+json',
    targets: ['/manifest.webmanifest'],
  },
  { status: 200, file: 'assets/app.js', targets: ['/assets/app.js'] },
  { status: 200, file: 'photographs/vase.webp', targets: ['/photographs/vase.webp'] },
  { status: 308, location: '/', targets: ['/index.html', '/index', '/index/'] },
  { status: 308, location: '/?utm=1', targets: ['/index.html?utm=1'] },
  { status: 308, location: '/cart', targets: ['/cart/', '//cart', '/cart.html', '/cart.html/'] },
  { status: 308, location: '/cart?q=pen', targets: ['/cart/?q=pen'] },
  { status: 308, location: '/product/1', targets: ['/product//1', '/product/1.html'] },
  { status: 308, location: '/product/1?a=1', targets: ['//product///1//?a=1'] },
  { status: 308, location: '/404', targets: ['/404.html'] },
  { status: 308, location: '/seller/edit-product', targets: ['/seller/edit-product/'] },
  { status: 308, location: '/seller/edit-product/5', targets: ['/seller/edit-product/5/'] },
  {
    status: 308,
    location: '/seller/edit-product/any.html',
    targets: ['/seller/edit-product/any.html/'],
  },
  {
    status: 308,
    location: '/evil.example',
    targets: [
      '//evil.example',
      '//evil.example/',
      '///evil.example//',
      '/\\evil.example',
      '/\\/evil.example/',
      '/\\\\evil.example/index.html',
      'http://evil.example//evil.example/',
      'ftp://evil.example//evil.example',
    ],
  },
  {
    status: 404,
    file: 'product/404.html',
    targets: ['/product/99', '/product/404', '/product/1.html.br', '/product/1.html.gz'],
  },
  {
    status: 404,
    file: '404.html',
    targets: ['/nowhere', '/PRODUCTS', '/Product/1', '/product', '/seller/nowhere'],
  },
  {
    status: 404,
    file: '404.html',
    targets: ['/404', '/seller/404', '/.html', '/cart.html.br', '/cart.html.gz', '/_headers'],
  },
  {
    status: 404,
    file: '404.html',
    targets: ['', '/a/b', '/%'].map((path) => `/seller/edit-product${path}`),
  },
  {
    status: 404,
    file: '404.html',
    targets: ['/%', '/%zz', '/%00', '/%E0%A4%A', '/../secret.txt', '/..\\secret.txt'],
  },
  {
    status: 404,
    file: '404.html',
    targets: ['/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt'],
  },
  { status: 404, targets: ['/assets/gone.js', '/assets/app.js.br', '/photographs/gone.webp'] },
];
