/**
 * Returns the address of a component's docs page.
 *
 * @param path relative to `src/design-system`, with or without an extension: `primitives/Badge`
 */
export function docsHref(path: string): string {
  const [folder, name = ''] = path.split('/');
  return `?path=/docs/components-${folder}-${name.replace(/\..*/, '')}--docs`.toLowerCase();
}
