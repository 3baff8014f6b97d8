/** Removes the prerendered title, metas and links: React did not render them, so it never replaces them. */
export function removePrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}
