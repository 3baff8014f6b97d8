import { focusHeading } from '../../shared/focus-heading.ts';
import { scrollToInstantly } from './scroll-positions.ts';

/** A link or button that led to another page. Its text tells it from others. */
export interface PressedControl {
  /** The path of a link, `undefined` for a button. */
  pathname: string | undefined;
  text: string | null;
}

/**
 * After Back or Forward, focuses the link or button that led away, else the heading, or the first control if that is off
 * the screen. The scroll position is restored already.
 */
export function restoreFocus(
  pressed: PressedControl | undefined,
  heading: HTMLElement | null,
): void {
  const all = Array.from(
    document.querySelectorAll<HTMLElement>(':is(a, button:enabled):not([data-toast] *)'),
  );
  const isPressed = ({ textContent }: HTMLElement) => textContent === pressed?.text;
  const similar = all.filter((control) =>
    control instanceof HTMLAnchorElement
      ? control.pathname === pressed?.pathname
      : pressed && pressed.pathname === undefined && isPressed(control),
  );
  // E.g. the cart after an order: the scroll position is that of another page.
  if (pressed && similar.length === 0) scrollToInstantly(0);
  const shown = similar.filter(isInView);
  // The text changes e.g. with the number of items in the cart.
  const control = shown.find(isPressed) ?? shown[0];
  const isHeadingShown = heading !== null && isInView(heading);
  const first = all.find((other) => other.closest('main') && isInView(other));
  const target = control ?? (isHeadingShown ? undefined : first);
  if (target) target.focus({ preventScroll: true });
  else focusHeading(heading, { preventScroll: true });
}

/** Whether a part of the element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
