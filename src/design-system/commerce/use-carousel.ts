import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hasModifier } from '../has-modifier.ts';
import { focusOnOpen } from '../layout/Sheet.tsx';

/**
 * State of a scroll container with photographs of its width: which one is shown, and functions to show
 * another one.
 *
 * @param count number of photographs
 * @param firstIndex index of the photograph shown first
 * @param onShow called with the index of a photograph that is shown other than by a swipe
 */
export function useCarousel(count: number, firstIndex: number, onShow?: (index: number) => void) {
  const [current, setCurrent] = useState(firstIndex);
  const scroller = useRef<HTMLDivElement>(null);
  /** Index that is being scrolled to; the photographs passed on the way do not become current. */
  const target = useRef<number | null>(null);

  const showAtOnce = useEffectEvent(() => {
    const viewport = scroller.current;
    viewport?.scrollTo({ left: current * viewport.clientWidth, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    showAtOnce();
    // When the window has another width, the scroll position is that of another photograph.
    window.addEventListener('resize', showAtOnce);
    return () => {
      window.removeEventListener('resize', showAtOnce);
    };
  }, []);

  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const viewport = scroller.current;
    if (!viewport || index < 0 || index >= count) return;
    target.current = indexInView(viewport) === index ? null : index;
    setCurrent(index);
    onShow?.(index);
    viewport.scrollTo({ left: index * viewport.clientWidth, behavior });
  }

  return {
    current,
    show,
    /** Shows the previous or next photograph, if there is one, on an arrow key. Returns the index of that place. */
    showByKey: (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined || count < 2 || hasModifier(event)) return undefined;
      event.preventDefault();
      // React bubbles the event of a viewer on to the gallery that renders it.
      event.stopPropagation();
      show(current + step);
      return current + step;
    },
    scroller,
    scrollerProps: {
      ref: (element: HTMLDivElement | null) => {
        scroller.current = element;
        // In a sheet, i.e. in the viewer, the photographs get the focus.
        focusOnOpen(element);
      },
      role: 'region',
      'aria-label': 'Photograph shown',
      // A scroll container has to be focusable to be scrolled by keyboard.
      tabIndex: 0,
      onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        const index = indexInView(currentTarget);
        if (target.current === null) setCurrent(index);
        else if (target.current === index) target.current = null;
      },
      // A swipe interrupts the scroll that a key or a button started.
      onPointerDown: () => {
        target.current = null;
      },
    },
  };
}

function indexInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
