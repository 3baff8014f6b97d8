import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** How many of a list stand at first, and how many join them each time. */
const STEP = 24;

/** Infinite scroll: the first part of a list, which grows as its end comes near the screen. */
export function useGrowingList<T>(list: readonly T[]): {
  shown: readonly T[];
  /** What stands behind the last one shown. */
  end: RefObject<HTMLDivElement | null>;
} {
  const [grown, setGrown] = useState({ list, count: STEP });
  const count = grown.list === list ? grown.count : STEP;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count >= list.length || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setGrown({ list, count: count + STEP });
        }
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [list, count]);

  return { shown: useMemo(() => list.slice(0, count), [list, count]), end };
}
