import { useSyncExternalStore } from 'react';

/** Whether the page has scrolled further than `threshold` pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    followScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

function followScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
  };
}
