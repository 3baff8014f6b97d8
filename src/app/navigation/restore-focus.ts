import { focusNonInteractive } from '../../design-system/focus.ts';
import { scrollToInstantly } from './scroll-positions.ts';

/** A link or button that led to another page. */
export interface PressedControl {
  /** The path of a link, `undefined` for a button. */
  pathname: string | undefined;
  /** Its label, else its text. */
  name: string;
  /** Its index among those with the same path and name. */
  index: number;
}

const CONTROLS = ':is(a, button:enabled):not([data-toast] *)';

/** Describes a link or button of the page, so that `restoreFocus` finds it after Back. */
export function describeControl(control: Element): PressedControl {
  const pathname = pathOf(control);
  const name = nameOf(control);
  const same = findControls(pathname).filter((other) => nameOf(other) === name);
  return { pathname, name, index: same.findIndex((other) => other === control) };
}

/**
 * After Back or Forward, focuses the link or button that led away, else the heading, or the first control if that is off
 * the screen. The scroll position is restored already.
 */
export function restoreFocus(
  pressed: PressedControl | undefined,
  heading: HTMLElement | null,
): void {
  const similar = pressed ? findControls(pressed.pathname) : [];
  const same = similar.filter((control) => nameOf(control) === pressed?.name);
  // The name of a link changes e.g. with the number of items in the cart.
  const candidates = pressed?.pathname === undefined ? same : [...same, ...similar];
  // E.g. the cart after an order: the scroll position is that of another page.
  if (pressed && candidates.length === 0) scrollToInstantly(0);
  const control = [...same.slice(pressed?.index), ...candidates].find(isInView);
  const isHeadingShown = heading !== null && isInView(heading);
  const first = [...document.querySelectorAll<HTMLElement>(`main ${CONTROLS}`)].find(isInView);
  const target = control ?? (isHeadingShown ? undefined : first);
  if (target) target.focus({ preventScroll: true });
  else focusNonInteractive(heading, { preventScroll: true });
}

/** Finds the links to a path, or all buttons. */
function findControls(pathname: string | undefined): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(CONTROLS);
  return [...all].filter((control) => pathOf(control) === pathname);
}

function pathOf(control: Element) {
  return control instanceof HTMLAnchorElement ? control.pathname : undefined;
}

function nameOf(control: Element) {
  return control.getAttribute('aria-label') ?? control.textContent;
}

/** Whether a part of the element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
