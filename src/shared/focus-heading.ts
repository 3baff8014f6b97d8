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

/** Focuses the heading of the page. */
export function focusTop(options?: FocusOptions): void {
  focusHeading(document.querySelector<HTMLElement>('main h1'), options);
}

/** Ref of a link or button that can be removed while it has the focus, e.g. by Back or by another tab. */
export function keepFocus(element: HTMLElement | null) {
  return () => {
    if (element === document.activeElement) focusTop({ preventScroll: true });
  };
}

function removeTabIndex({ target, relatedTarget }: FocusEvent): void {
  // The toast library gives the focus back after a toast.
  if (relatedTarget instanceof Element && relatedTarget.closest('section[aria-live]')) return;
  if (target instanceof Element) target.removeAttribute('tabindex');
}
