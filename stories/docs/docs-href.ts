/**
 * Returns the address of the docs page of a component, or of the page that it is part of.
 *
 * @param path with or without an extension, relative to `src/design-system`: `primitives/Badge`; or to `src`:
 * `pages/cart/CartPage`
 */
export function docsHref(path: string): string {
  const parts = path.replace(/\..*/, '').split('/');
  const id = path.startsWith('pages/')
    ? // The layout of the seller area is part of all its pages.
      parts
        .slice(0, -1)
        .join('-')
        .replace(/seller(-products)?$/, 'seller-my-products')
    : `components-${parts.join('-')}`;
  return `?path=/docs/${id}--docs`.toLowerCase();
}
