import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { focusHeading } from '../shared/focus-heading.ts';

/**
 * Keeps the keyboard's place in the cart: after a removal the focus goes to the name of the line that
 * moved up, or of the last one, and after an Undo to the name of the line that came back. A line whose
 * name is no link, and the empty cart, leave it to the heading.
 */
export function useLineFocus(page: RefObject<HTMLElement | null>, lines: Cart): void {
  const previous = useRef(lines);

  useLayoutEffect(() => {
    const removedAt = findMissing(previous.current, lines);
    const restoredAt = findMissing(lines, previous.current);
    previous.current = lines;
    if (lines.length === 0) window.scrollTo({ top: 0, behavior: 'instant' });
    const { activeElement } = document;
    // Browsers move the focus to the body when its element is removed.
    const hasLostFocus = removedAt !== -1 && activeElement === document.body;
    const undo = restoredAt === -1 ? null : activeElement?.closest('[data-sonner-toast] button');
    if (!hasLostFocus && !(undo instanceof HTMLElement)) return;

    const items = page.current?.querySelectorAll('li') ?? [];
    const changedAt = undo ? restoredAt : Math.min(removedAt, items.length - 1);
    const name = items[changedAt]?.querySelector('a');
    // First, since a toast that loses the focus gives it back to where it was before.
    if (undo instanceof HTMLElement) undo.blur();
    if (name) name.focus();
    else focusHeading(page.current?.querySelector('h1'));
  }, [page, lines]);
}

/** The index of the first line of `cart` whose id is not in `other`; -1 if all are. */
function findMissing(cart: Cart, other: Cart): number {
  const ids = new Set(other.map(({ id }) => id));
  return cart.findIndex(({ id }) => !ids.has(id));
}
