import { createElement, lazy, useState, type ComponentType } from 'react';

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
  let Awaited = awaitPage();

  async function load() {
    loading ??= fetchPage();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      // What is on the screen has failed for good; whoever comes back finds a fresh attempt.
      loading = undefined;
      Awaited = awaitPage();
      throw error;
    }
  }

  function awaitPage() {
    return lazy(async () => ({ default: await load() }));
  }

  function Page(props: Props) {
    // Chosen once, so that a page that had to be awaited stays the one that it is.
    const [shown] = useState((): ComponentType<Props> => loaded ?? Awaited);
    return createElement(shown, props);
  }

  return { Page, load };
}
