import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { slideIntoPlace } from './slide-into-place.ts';

/** Animates the items of a list to their new places when `items` change. */
export function useSlideIntoPlace(list: RefObject<HTMLElement | null>, items: unknown): void {
  const lastItems = useRef(items);
  const positions = useRef<ReturnType<typeof slideIntoPlace>>(undefined);

  // After the first paint: measuring forces a layout.
  useEffect(() => {
    if (list.current) positions.current = slideIntoPlace(list.current);
  }, [list]);

  useLayoutEffect(() => {
    if (lastItems.current === items) return;
    lastItems.current = items;
    // Not while typing: measuring and animating would delay the next key press.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    positions.current =
      list.current && !isTyping ? slideIntoPlace(list.current, positions.current) : undefined;
  }, [list, items]);
}
