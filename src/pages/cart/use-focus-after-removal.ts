import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';

/**
 * Keeps the keyboard's place when the line it stood on is gone: the focus goes to Remove of the line
 * that moved up, or of the last line, or to the heading of the empty cart.
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, lines: Cart): void {
  const before = useRef(lines);

  useLayoutEffect(() => {
    const ids = new Set(lines.map(({ id }) => id));
    const removedAt = before.current.findIndex(({ id }) => !ids.has(id));
    before.current = lines;
    if (removedAt === -1 || !isFocusLost()) return;

    const items = page.current?.querySelectorAll('li') ?? [];
    const next = items[Math.min(removedAt, items.length - 1)];
    const remove = [...(next?.querySelectorAll('button') ?? [])].at(-1);
    (remove ?? page.current?.querySelector('h1'))?.focus();
  }, [page, lines]);
}

/** A browser hands the focus to the body when the element that had it leaves the page. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
