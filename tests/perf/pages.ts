import { pathOf, productOf } from '../support/product-roles.ts';

export interface MeasuredPage {
  name: 'home' | 'products' | 'product';
  path: string;
  /** Text of the `<h1>`. Its presence means that the page has rendered. */
  heading: string;
}

export const home: MeasuredPage = {
  name: 'home',
  path: '/',
  heading: 'Minimal Design.Maximum Impact.',
};

export const products: MeasuredPage = { name: 'products', path: '/products', heading: 'Shop' };

export const product = {
  name: 'product',
  path: pathOf('costly'),
  heading: productOf('costly').name,
  category: productOf('costly').category,
} satisfies MeasuredPage & { category: string };

export const measuredPages = [home, products, product];
