import { focusHeading } from '../../shared/focus-heading.ts';
import { scrollToInstantly } from './scroll-positions.ts';

/** A link that was followed. Its text tells it from others to the same page. */
export interface FollowedLink {
  pathname: string;
  text: string | null;
}

/**
 * After Back or Forward, focuses the link that was followed, else the heading, or the first control if that is off the
 * screen. The scroll position is restored already.
 */
export function restoreFocus(
  followed: FollowedLink | undefined,
  heading: HTMLElement | null,
): void {
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a:not([data-toast] *)'),
  ).filter((link) => link.pathname === followed?.pathname);
  // E.g. the cart after an order: the scroll position is that of another page.
  if (followed && links.length === 0) scrollToInstantly(0);
  const shown = links.filter(isInView);
  // The text changes e.g. with the number of items in the cart.
  const link = shown.find(({ textContent }) => textContent === followed?.text) ?? shown[0];
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button:enabled)');
  const isHeadingShown = heading !== null && isInView(heading);
  const target = link ?? (isHeadingShown ? undefined : Array.from(controls).find(isInView));
  if (target) target.focus({ preventScroll: true });
  else focusHeading(heading, { preventScroll: true });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
