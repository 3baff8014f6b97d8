/**
 * Focuses a heading, which cannot take the focus by itself. It is focusable only until it loses the
 * focus, because screen readers announce a heading with a lasting `tabindex` as clickable.
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
