/** A response that every host must give, and targets of GET requests for it. */
export interface HostResponse {
  status: 200 | 308 | 404;
  /** The file sent. A missing file has no 404 page. */
  file?: string;
  /** The media type of the file, if hosts do not know it by its extension. */
  type?: string;
  location?: string;
  targets: readonly string[];
}

const sends = (file: string, ...targets: string[]) => ({ status: 200, file, targets }) as const;
const redirectsTo = (location: string, ...targets: string[]) =>
  ({ status: 308, location, targets }) as const;
const sends404 = (file: string, ...targets: string[]) => ({ status: 404, file, targets }) as const;

const editPath = (id: string) => `/seller/edit-product/${id}`;

/** Tested with the shop's server and nginx, and listed in Storybook under How to, Deploy the shop. */
export const RESPONSES: readonly HostResponse[] = [
  sends('index.html', '/', '/?utm=1'),
  sends('products.html', '/products', '/products?q=a//b/', 'http://elsewhere.example/products'),
  sends('product/1.html', '/product/1'),
  sends('seller/products.html', '/seller/products'),
  sends(
    'seller/edit-product/any.html',
    ...['5', 'any', 'any.html', '404', 'index', 'a%20b', 'a%2Fb?q=/', 'a.br'].map(editPath),
  ),
  {
    ...sends('manifest.webmanifest', '/manifest.webmanifest'),
    type: 'application/manifest+json',
  },
  sends('assets/app.js', '/assets/app.js'),
  sends('photographs/vase.webp', '/photographs/vase.webp'),
  redirectsTo('/', '/index.html', '/index', '/index/'),
  redirectsTo('/?utm=1', '/index.html?utm=1'),
  redirectsTo('/cart', '/cart/', '//cart', '/cart.html', '/cart.html/'),
  redirectsTo('/cart?q=pen', '/cart/?q=pen'),
  redirectsTo('/product/1', '/product//1', '/product/1.html'),
  redirectsTo('/product/1?a=1', '//product///1//?a=1'),
  redirectsTo('/404', '/404.html'),
  redirectsTo('/seller/edit-product', editPath('')),
  redirectsTo(editPath('5'), editPath('5/')),
  redirectsTo(editPath('any.html'), editPath('any.html/')),
  redirectsTo('/evil.example', '//evil.example', '//evil.example/', '///evil.example//'),
  redirectsTo('/evil.example', '/\\evil.example', '/\\/evil.example/'),
  redirectsTo('/evil.example', '/\\\\evil.example/index.html'),
  redirectsTo('/evil.example', 'http://evil.example//evil.example/'),
  redirectsTo('/evil.example', 'ftp://evil.example//evil.example'),
  sends404('product/404.html', '/product/99', '/product/404'),
  sends404('product/404.html', '/product/1.html.br', '/product/1.html.gz'),
  sends404('404.html', '/nowhere', '/PRODUCTS', '/Product/1', '/product', '/seller/nowhere'),
  sends404('404.html', '/404', '/seller/404', '/.html', '/_headers'),
  sends404('404.html', '/cart.html.br', '/cart.html.gz'),
  sends404('404.html', '/seller/edit-product', editPath('a/b'), editPath('%')),
  sends404('404.html', '/%', '/%zz', '/%00', '/%E0%A4%A', '/../secret.txt', '/..\\secret.txt'),
  sends404('404.html', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt'),
  { status: 404, targets: ['/assets/gone.js', '/assets/app.js.br', '/photographs/gone.webp'] },
];
