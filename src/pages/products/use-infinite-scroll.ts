import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** How many of a list stand at first, and how many join them each time. */
const PAGE_SIZE = 24;

/** Infinite scroll: the first part of a list, which grows as its sentinelRef comes near the screen. */
export function useInfiniteScroll<T>(list: readonly T[]): {
  shown: readonly T[];
  /** What stands behind the last one shown. */
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
