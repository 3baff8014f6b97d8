/**
 * Focuses an element that is no control, e.g. a heading or a line. Its `tabindex` is removed on
 * blur: screen readers announce an element with a `tabindex` as clickable.
 */
export function focusNonInteractive(
  element: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus(options);
  element.addEventListener('blur', removeTabIndex);
}

export function focusHeading(options?: FocusOptions): void {
  focusNonInteractive(document.querySelector<HTMLElement>('main h1'), options);
}

function removeTabIndex({ target, relatedTarget }: FocusEvent): void {
  // A toast, in its live region, returns the focus to the element.
  if (relatedTarget instanceof Element && relatedTarget.closest('section[aria-live]')) return;
  if (target instanceof Element) target.removeAttribute('tabindex');
}
