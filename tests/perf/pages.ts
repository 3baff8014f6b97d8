import { pathOf, productOf } from '../support/product-roles.ts';

/** A measured page. The presence of its heading, the text of the `<h1>`, means that it has rendered. */
export const home = {
  name: 'home',
  path: '/',
  heading: 'Minimal Design.Maximum Impact.',
};

export const products = { name: 'products', path: '/products', heading: 'Shop' };

export const product = {
  name: 'product',
  path: pathOf('costly'),
  heading: productOf('costly').name,
  category: productOf('costly').category,
};

export const measuredPages = [home, products, product];
