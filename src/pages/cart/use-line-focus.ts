import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { focusHeading } from '../../shared/focus-heading.ts';

/**
 * Focus management of the cart: focuses the name of the next line after a removal, else of the last one,
 * and of the restored line after an Undo. Focuses the heading if that name is not a link, if the cart is
 * empty, and if another tab fills it while its heading or link has the focus. Returns the page's `onFocus`.
 */
export function useLineFocus(page: RefObject<HTMLElement | null>, lines: Cart) {
  const previous = useRef(lines);
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    const removedAt = findMissing(previous.current, lines);
    const restoredAt = findMissing(lines, previous.current);
    previous.current = lines;
    if (lines.length === 0) window.scrollTo({ top: 0, behavior: 'instant' });
    const { activeElement } = document;
    // Browsers move the focus to the body when the focused element is removed.
    const isRemoved = removedAt !== -1 || focused.current?.isConnected === false;
    const hasLostFocus = isRemoved && activeElement === document.body;
    const undo = restoredAt === -1 ? null : activeElement?.closest('[data-toast] button');
    if (!hasLostFocus && !(undo instanceof HTMLElement)) return;

    const items = page.current?.querySelectorAll('li:not([inert])') ?? [];
    const changedAt = undo ? restoredAt : Math.min(removedAt, items.length - 1);
    const name = items[changedAt]?.querySelector('a');
    // First, since the toast library restores the previous focus when a toast is blurred.
    if (undo instanceof HTMLElement) undo.blur();
    if (name) void focusLine(name);
    else focusHeading(page.current?.querySelector('h1'));
  }, [page, lines]);

  return ({ target }: FocusEvent) => {
    focused.current = target;
  };
}

/** Focuses the name of a line, and scrolls to it when the line has slid to its place. */
async function focusLine(name: HTMLElement): Promise<void> {
  name.focus({ preventScroll: true });
  const animations = name.closest('li')?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (name === document.activeElement) name.scrollIntoView({ block: 'nearest' });
}

/** Returns the index of the first line in `cart` whose id is not in `other`, or -1. */
function findMissing(cart: Cart, other: Cart): number {
  const ids = new Set(other.map(({ id }) => id));
  return cart.findIndex(({ id }) => !ids.has(id));
}
