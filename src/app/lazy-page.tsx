import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadAgainOnce } from './faults/load-again.ts';

/** A page whose code did not arrive. Its cause is what the browser says of that. */
export class MissingPageError extends Error {
  constructor(cause: unknown) {
    super('The code of a page did not arrive.', { cause });
  }
}

/** A component in a chunk of its own. */
export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Fetches the chunk ahead of its use. Rejects when it does not arrive; the next call tries again. */
  load: () => Promise<unknown>;
}

/**
 * Splits a page off: its chunk is fetched when it is first shown or loaded ahead. Once it is there the
 * page renders at once, without the round of waiting that `lazy` alone takes, so that a built page is
 * taken over in one go.
 */
export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let Awaited = awaitPage();

  function load() {
    if (hasFailed) {
      hasFailed = false;
      loading = undefined;
      Awaited = awaitPage();
    }
    loading ??= fetchOnce();
    return loading;
  }

  async function fetchOnce() {
    try {
      loaded = await fetchPage();
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  /** Being rendered again never begins a failed fetch anew: the boundary shows that it has failed. */
  function awaitPage() {
    return lazy(async () => {
      loading ??= fetchOnce();
      try {
        return { default: await loading };
      } catch (error) {
        await loadAgainOnce();
        throw new MissingPageError(error);
      }
    });
  }

  function Page(props: Props) {
    // Chosen once, so that a page that had to be awaited stays the one that it is.
    const [shown] = useState((): ComponentType<Props> => loaded ?? Awaited);
    return createElement(shown, props);
  }

  return { Page, load };
}
