import { focusNonInteractive } from '../../design-system/focus.ts';
import { scrollToInstantly } from './scroll-positions.ts';

/** A link, button or field. */
export interface UsedControl {
  /** The path of a link, the label or name of a field, the label or text of a button. */
  target: string;
  /** Its index among those with the same target. */
  index: number;
}

const CONTROLS = ':is(a, button, input, select, textarea):not(:disabled, [data-toast] *)';

/** Describes a control of the page. `restoreFocus` finds it by this description. */
export function describeControl(control: Element): UsedControl {
  const target = targetOf(control);
  return { target, index: findControls(target).findIndex((other) => other === control) };
}

/**
 * After Back or Forward, focuses the control that was used last. If it is not in view, focuses the heading, or if that
 * is not in view either, the first link or button that is. Expects the scroll position to be restored.
 */
export function restoreFocus(used: UsedControl | undefined, heading: HTMLElement | null): void {
  const same = used ? findControls(used.target) : [];
  // The page has changed, e.g. the cart after an order, so the saved scroll position does not fit.
  if (used && same.length === 0) scrollToInstantly(0);
  const control = [...same.slice(used?.index), ...same].find(isCentreInWindow);
  // No field: its focus always has a ring, and opens the keyboard on touch screens.
  const first = [...document.querySelectorAll<HTMLElement>('main :is(a, button:enabled)')].find(
    isCentreInWindow,
  );
  const target = control ?? (heading && isCentreInWindow(heading) ? undefined : first);
  // After a reload nothing has been used yet, but browsers would draw a focus ring.
  if (target) target.focus({ preventScroll: true, ...(!used && { focusVisible: false }) });
  else focusNonInteractive(heading, { preventScroll: true });
}

function findControls(target: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(CONTROLS);
  return [...all].filter((control) => targetOf(control) === target);
}

function targetOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) return control.pathname;
  return control.ariaLabel ?? control.getAttribute('name') ?? control.textContent;
}

/** Whether the middle of the element is in the window. */
export function isCentreInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom > 0 && top + bottom < 2 * window.innerHeight;
}
