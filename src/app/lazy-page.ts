import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from './errors/reload-once.ts';

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The chunk of a page failed to load.', { cause });
  }
}

/** A page component in a separate chunk. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Loads the chunk. Resolves to the component; rejects if that fails, and the next call retries. */
  preload: () => Promise<ComponentType<Props>>;
  /** Whether the chunk is loaded, so the page renders without suspending. */
  isLoaded: () => boolean;
}

/** Code-splits a page, the export `name` of a module, like `lazy`, but a preloaded page does not suspend. */
export function lazyPage<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: ReturnType<typeof importModule> | undefined;
  let hasFailed = false;
  let Lazy = createLazy();

  async function load() {
    try {
      // A request that has failed once is repeated before the page is reloaded.
      const module = await (loading ??= importModule().catch(importModule));
      return (loaded = module[name]);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function createLazy() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        await reloadOnce();
        throw new ChunkLoadError(error);
      }
    });
  }

  function Page(props: Props) {
    // State, because a switch from `Lazy` to the loaded component would remount the page.
    const [component] = useState((): ComponentType<Props> => loaded ?? Lazy);
    return createElement(component, props);
  }

  return Object.assign(Page, {
    preload: () => {
      // `lazy` caches a failure, so a new one is made here. During render, that would loop.
      if (hasFailed) {
        hasFailed = false;
        loading = undefined;
        Lazy = createLazy();
      }
      return load();
    },
    isLoaded: () => loaded !== undefined,
  });
}
