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
  heading.addEventListener(
    'blur',
    () => {
      heading.removeAttribute('tabindex');
    },
    { once: true },
  );
}
