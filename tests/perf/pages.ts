export interface MeasuredPage {
  name: 'home' | 'products' | 'product';
  path: string;
  /** The text of its first heading, which says that the page is shown. */
  heading: string;
}

export const home = {
  name: 'home',
  path: '/',
  heading: 'Minimal Design.Maximum Impact.',
} as const;

export const products = {
  name: 'products',
  path: '/products',
  heading: 'Shop',
} as const;

export const product = {
  name: 'product',
  path: '/product/1',
  heading: 'Arc Desk Lamp',
} as const;

export const measuredPages: readonly MeasuredPage[] = [home, products, product];
