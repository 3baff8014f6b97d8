import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { focusNonInteractive } from '../../design-system/focus.ts';

/**
 * Focus management of the cart: focuses the next line after a removal, else the last one, and the restored
 * line after an Undo. A line and not its link or button, so that a second press does nothing. Focuses the
 * heading if the cart is empty, and if another tab fills it while its heading or link has the focus.
 * Returns the page's `onFocus`.
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

    const items = page.current?.querySelectorAll<HTMLElement>('li:not([inert])') ?? [];
    const changedAt = undo ? restoredAt : Math.min(removedAt, items.length - 1);
    const line = items[changedAt];
    // First, since the toast library restores the previous focus when a toast is blurred.
    if (undo instanceof HTMLElement) undo.blur();
    if (line) void focusLine(line);
    else focusNonInteractive(page.current?.querySelector('h1'));
  }, [page, lines]);

  return ({ target }: FocusEvent) => {
    focused.current = target;
  };
}

/** Focuses a line, and scrolls to it when it has slid to its place. */
async function focusLine(line: HTMLElement): Promise<void> {
  focusNonInteractive(line, { preventScroll: true });
  await Promise.allSettled(line.getAnimations().map(({ finished }) => finished));
  if (line === document.activeElement) line.scrollIntoView({ block: 'nearest' });
}

/** Returns the index of the first line in `cart` whose id is not in `other`, or -1. */
function findMissing(cart: Cart, other: Cart): number {
  const ids = new Set(other.map(({ id }) => id));
  return cart.findIndex(({ id }) => !ids.has(id));
}
