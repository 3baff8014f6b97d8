import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { findPage, pages } from '../../src/app/pages.ts';
import { appShell } from '../../src/shared/navigation/navigation-state.ts';
import { base, siteOrigin } from '../../src/paths.ts';
import { createStores } from '../../src/store/stores.ts';
import { structuredDataOf } from './structured-data.ts';

export { siteOrigin };

/**
 * Prerenders a location with an empty cart. The HTML starts with the title, metas and links of the head. Rejects if a
 * component throws.
 */
async function renderLocation(pathname: string, state?: unknown): Promise<string> {
  let failure: unknown;
  const history = createMemoryHistory({ initialEntries: [{ pathname, state }] });
  const { prelude } = await prerender(
    <StrictMode>
      <App
        stores={createStores({ getItem: () => null, setItem: () => undefined })}
        history={history}
      />
    </StrictMode>,
    {
      // Inlines all Suspense boundaries: by default React streams large ones, with a script to insert them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}

function pathsOf(pattern: string, ids: readonly string[] = ['']): string[] {
  return pattern === '*' ? [`${base}404`] : ids.map((id) => pattern.replace(':id', id));
}

/** All documents of the shop. Hosts serve each file at its path, which has no `.html`. */
export const documents = await Promise.all(
  pages.flatMap(({ pattern, ids, Page, Layout, isPrecached }) =>
    pathsOf(pattern, ids).map(async (path) => {
      const { head } = findPage(path);
      const parts = await Promise.all(
        [Page, Layout].map(async (part) => (part && 'preload' in part ? part.preload() : part)),
      );
      return {
        pattern,
        path,
        file: `${path.slice(base.length) || 'index'}.html`,
        title: head.title,
        isIndexed: !head.noindex,
        isPrecached,
        components: parts.flatMap((part) => part?.name ?? []),
        html: await renderLocation(path),
        jsonLd: structuredDataOf(path),
      };
    }),
  ),
);

interface RenderedDocument {
  /** The pattern of its page; `null` for the app shell. */
  pattern: string | null;
  /** The names of its page component and layout, which are those of their modules. */
  components: readonly string[];
  html: string;
  jsonLd: string | undefined;
}

/** The app shell: a document without a page, for any URL. */
export const shell: RenderedDocument = {
  pattern: null,
  components: [],
  html: await renderLocation('/app-shell', appShell),
  jsonLd: undefined,
};
