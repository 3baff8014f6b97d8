import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Number of items shown at first and added per step: more than fits on a screen. */
const PAGE_SIZE = 24;

/** Infinite scroll: returns the start of a list, longer each time the sentinel is a screen away. */
export function useInfiniteScroll<T>(list: readonly T[]): {
  shown: readonly T[];
  /** For an empty element after the last item. */
  sentinelRef: RefObject<HTMLDivElement | null>;
} {
  const [grown, setGrown] = useState({ list, count: PAGE_SIZE });
  const count = grown.list === list ? grown.count : PAGE_SIZE;
  const sentinelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count >= list.length || !sentinelRef.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setGrown({ list, count: count + PAGE_SIZE });
        }
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(sentinelRef.current);
    return () => {
      observer.disconnect();
    };
  }, [list, count]);

  return { shown: useMemo(() => list.slice(0, count), [list, count]), sentinelRef };
}
