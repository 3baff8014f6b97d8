import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Slide = typeof import('./slide-into-place.ts').slideIntoPlace;

/**
 * Animates the items of a list to their new places when `items` change. The code is loaded after
 * hydration; until then, and if it fails to load, items jump.
 */
export function useSlideIntoPlace(list: RefObject<HTMLElement | null>, items: unknown): void {
  const slide = useRef<Slide>(undefined);
  const lastItems = useRef(items);
  const positions = useRef<ReturnType<Slide>>(undefined);

  useEffect(() => {
    const load = async () => {
      const module = await import('./slide-into-place.ts').catch(() => null);
      slide.current = module?.slideIntoPlace;
      if (list.current) positions.current = slide.current?.(list.current);
    };
    void load();
  }, [list]);

  useLayoutEffect(() => {
    if (lastItems.current === items) return;
    lastItems.current = items;
    // Not while typing: measuring and animating would delay the next key press.
    if (document.activeElement instanceof HTMLInputElement) {
      positions.current = undefined;
      return;
    }
    positions.current = list.current ? slide.current?.(list.current, positions.current) : undefined;
  }, [list, items]);
}
