/**
 * Focuses a heading. Its `tabindex` is removed on blur: screen readers announce a heading with a `tabindex`
 * as clickable.
 */
export function focusHeading(
  heading: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
  heading.addEventListener('blur', removeTabIndex);
}

function removeTabIndex({ target, relatedTarget }: FocusEvent): void {
  // The toast library gives the focus back after a toast.
  if (relatedTarget instanceof Element && relatedTarget.closest('[data-sonner-toaster]')) return;
  if (target instanceof Element) target.removeAttribute('tabindex');
}
