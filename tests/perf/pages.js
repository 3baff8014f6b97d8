/**
 * @typedef {object} MeasuredPage
 * @property {'home' | 'products' | 'product'} name
 * @property {string} path
 * @property {string} heading the text of its first heading, which says that the page is shown
 */

export const home = /** @type {const} */ ({
  name: 'home',
  path: '/',
  heading: 'Minimal Design.Maximum Impact.',
});

export const products = /** @type {const} */ ({
  name: 'products',
  path: '/products',
  heading: 'Shop',
});

export const product = /** @type {const} */ ({
  name: 'product',
  path: '/product/1',
  heading: 'Arc Desk Lamp',
});

/** @type {readonly MeasuredPage[]} */
export const measuredPages = [home, products, product];
