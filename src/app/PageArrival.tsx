import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { changeOf } from '../pages/shared/navigation-state.ts';
import { recallScroll, rememberScroll, storeScrollMemory } from './scroll-memory.ts';

export interface PageArrivalProps {
  location: Location<unknown>;
  navigationType: NavigationType;
}

/**
 * What a browser does when a page loads, done when a page of the shop arrives: it is scrolled to its
 * top, to its fragment, or to where it was left; its heading takes the focus; its title is read out.
 * Stands beside the page inside the same boundary, so that it runs once the page is there.
 */
export function PageArrival({ location, navigationType }: PageArrivalProps) {
  const { pathname, hash, state } = location;
  const entry = `${location.key} ${pathname}`;
  const shownPathname = useRef<string>(undefined);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    const isOtherPage = shownPathname.current !== undefined && shownPathname.current !== pathname;
    shownPathname.current = pathname;

    const fragment = hash === '' ? null : document.getElementById(hash.slice(1));
    if (navigationType === NavigationType.Pop) {
      const top = recallScroll(entry);
      if (top !== undefined || !fragment) scrollToInstantly(top ?? 0);
      else fragment.scrollIntoView();
    } else if (fragment) {
      fragment.scrollIntoView({
        behavior: isOtherPage || prefersStillness() ? 'instant' : 'smooth',
      });
      fragment.focus({ preventScroll: true });
    } else if (changeOf(state) === 0) {
      scrollToInstantly(0);
    }

    if (isOtherPage && !fragment) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [entry, pathname, hash, state, navigationType]);

  useEffect(() => {
    const remember = () => {
      rememberScroll(entry, window.scrollY);
    };
    // A page can be left in the very frame that scrolled it, before the scroll is told of.
    const leave = () => {
      remember();
      storeScrollMemory();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, [entry]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const announcedPathname = useRef(pathname);
  useEffect(() => {
    if (announcedPathname.current === pathname) return;
    announcedPathname.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

function scrollToInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
