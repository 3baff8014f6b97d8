import { use, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { announce } from '../../design-system/announce.ts';
import { hasFlag } from '../../shared/navigation/navigation-state.ts';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';

/** Announces the title of each page after the first, which the browser announces. */
export function useRouteAnnouncer({ pathname, state }: Location<unknown>): void {
  const isPageLoading = use(PageLoadingContext);
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (isPageLoading || announced.current === pathname) return;
    const isFirstPage = announced.current === undefined;
    announced.current = pathname;
    if (!isFirstPage && !hasFlag(state, 'hasSilentTitle')) announce(document.title);
  }, [pathname, state, isPageLoading]);
}
