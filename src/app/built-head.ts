/**
 * Takes out of the head what was built for a page that is not shown: React does not know of it, and it
 * would name every page from then on.
 */
export function removeBuiltHead(): void {
  for (const tag of document.head.querySelectorAll('[data-built]')) tag.remove();
}
