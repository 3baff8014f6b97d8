import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusNonInteractive } from '../design-system/focus.ts';
import { readMotion } from '../design-system/read-motion.ts';

/** What has an id in a list, e.g. a line of the cart. */
type Items = readonly { id: string }[];

/**
 * Focus management of a list. When the focused line or row is removed, focuses the next one, or else the last one, or
 * the heading in `container` if none remains; after an Undo, the restored one. The item itself has the
 * focus, not a control in it, so a second press does nothing.
 */
export function useListFocus(container: RefObject<HTMLElement | null>, items: Items): void {
  const previous = useRef(items);

  useLayoutEffect(() => {
    const removedAt = findMissing(previous.current, items);
    const restoredAt = findMissing(items, previous.current);
    previous.current = items;
    const { activeElement } = document;
    // Browsers move the focus to the body when the focused element is removed.
    const hasLostFocus = removedAt !== -1 && activeElement === document.body;
    const undo = restoredAt === -1 ? null : activeElement?.closest('[data-toast] button');
    if (!hasLostFocus && !undo) return;

    const lines =
      container.current?.querySelectorAll<HTMLElement>('li:not([inert]), tbody tr') ?? [];
    const line = lines[undo ? restoredAt : Math.min(removedAt, lines.length - 1)];
    if (line) void focusLine(line);
    else focusNonInteractive(container.current?.querySelector('h1, h2'));
  }, [container, items]);
}

/** Focuses a line, and scrolls to it when it has slid to its place, clear of the toast. */
async function focusLine(line: HTMLElement): Promise<void> {
  focusNonInteractive(line, { preventScroll: true });
  await Promise.allSettled(line.getAnimations().map(({ finished }) => finished));
  if (line !== document.activeElement) return;
  const behavior = readMotion(line, '--duration-move').duration > 0 ? 'smooth' : 'instant';
  line.scrollIntoView({ block: 'nearest', behavior });
}

/** Returns the index of the first of `items` whose id is not in `others`, or -1. */
function findMissing(items: Items, others: Items): number {
  const ids = new Set(others.map(({ id }) => id));
  return items.findIndex(({ id }) => !ids.has(id));
}
