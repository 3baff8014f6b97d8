import { createElement, use, type ComponentType } from 'react';

/** A component in a chunk of its own. */
export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Fetches the chunk ahead of its use. Rejects when it does not arrive; the next call tries again. */
  load: () => Promise<unknown>;
}

/**
 * Splits a page off: its chunk is fetched when it is first shown or loaded ahead. Once it is there the
 * page renders at once, without the round of waiting that `lazy` takes, so that a prerendered page is
 * taken over in one go.
 */
export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function load() {
    if (!pending || hasFailed) {
      hasFailed = false;
      pending = keep(fetchPage());
    }
    return pending;
  }

  async function keep(fetching: Promise<ComponentType<Props>>) {
    try {
      loaded = await fetching;
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function Page(props: Props) {
    // A failed fetch is thrown for the boundary to catch, and not begun anew by being rendered again.
    return createElement(loaded ?? use(pending ?? load()), props);
  }

  return { Page, load };
}
