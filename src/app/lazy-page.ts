import { lazy, type ComponentType } from 'react';

/** A page in a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the chunk ahead of its use; a fetch that fails is left for the page to report. */
  preload: () => void;
}

/** Splits a page off: its chunk is fetched when it is first shown or {@link LazyPage.preload}ed. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
