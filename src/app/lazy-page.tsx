import { createElement, lazy, useState, type ComponentType } from 'react';
import { reloadOnce } from './errors/reload-once.ts';

/** A page whose chunk failed to load. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The chunk of a page failed to load.', { cause });
  }
}

/** A page, or a layout, in a separate chunk. */
export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Loads the chunk before it is rendered. Rejects if that fails; the next call retries. */
  preload: () => Promise<unknown>;
}

/** Code-splits a page like `lazy`, but a preloaded page does not suspend and hydrates with the layout. */
export function lazyPage<Props extends object = object>(
  importPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let Lazy = createLazy();

  async function start() {
    try {
      loading ??= importPage();
      loaded = await loading;
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function preload() {
    // `lazy` caches a failure. `preload` replaces it; doing so during render would loop.
    if (hasFailed) {
      hasFailed = false;
      loading = undefined;
      Lazy = createLazy();
    }
    return start();
  }

  function createLazy() {
    return lazy(async () => {
      try {
        return { default: await start() };
      } catch (error) {
        await reloadOnce();
        throw new ChunkLoadError(error);
      }
    });
  }

  function Page(props: Props) {
    // In state: a switch from `Lazy` to the loaded component would remount the page.
    const [component] = useState((): ComponentType<Props> => loaded ?? Lazy);
    return createElement(component, props);
  }

  return { Page, preload };
}
