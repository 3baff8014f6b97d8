import { use, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { announce } from '../../design-system/announce.ts';
import { hasFlag } from '../../shared/navigation/navigation-state.ts';
import { PendingNavigationContext } from '../../shared/navigation/pending-navigation.ts';

/** Announces the title of each page after the first, which the browser announces. */
export function useRouteAnnouncer({ pathname, state }: Location<unknown>): void {
  const isPending = use(PendingNavigationContext);
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (isPending || announced.current === pathname) return;
    const isFirstPage = announced.current === undefined;
    announced.current = pathname;
    if (!isFirstPage && !hasFlag(state, 'isTitleSilent')) announce(document.title);
  }, [pathname, state, isPending]);
}
