import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadAgainOnce } from './faults/load-again.ts';

/** A page whose chunk failed to load. */
export class MissingPageError extends Error {
  constructor(cause: unknown) {
    super('The code of a page did not arrive.', { cause });
  }
}

/** A component in a chunk of its own. */
export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Loads the chunk ahead of its use. Rejects if it fails to load; the next call tries again. */
  load: () => Promise<unknown>;
}

/** Code-splits a page. Once loaded it renders without the suspension of `lazy`, so it hydrates in one go. */
export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let Lazy = createLazy();

  async function start() {
    try {
      loading ??= fetchPage();
      loaded = await loading;
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function load() {
    // Only here: a retry while rendering would never reach the error boundary.
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
        await loadAgainOnce();
        throw new MissingPageError(error);
      }
    });
  }

  function Page(props: Props) {
    // Chosen once, or a page that suspended would be mounted again once it is loaded.
    const [component] = useState((): ComponentType<Props> => loaded ?? Lazy);
    return createElement(component, props);
  }

  return { Page, load };
}
