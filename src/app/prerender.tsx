import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createStores } from '../store/stores.tsx';
import { App } from './App.tsx';
import { prerenderedPages } from './prerendered-pages.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { serializeJsonLd } from './structured-data.ts';

export { siteOrigin } from '../paths.ts';
export { precachedPhotographs } from './prerendered-pages.ts';

/**
 * Prerenders the page at `path` with an empty cart. The HTML starts with the title, metas and links of
 * the head. Rejects if a component throws.
 */
async function renderPage(path: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={path}>
          <App stores={createStores({ getItem: () => null, setItem: () => undefined })} />
        </StaticRouter>
      </ErrorBoundary>
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

/** The prerendered pages, each with its HTML and JSON-LD. */
export const pages = await Promise.all(
  prerenderedPages.map(async (page) => ({
    ...page,
    html: await renderPage(page.path),
    jsonLd: (page.structuredData ?? []).map(serializeJsonLd),
  })),
);

/** The app shell: content hidden until the script has rendered the page of the current URL. */
export const appShell = { path: '/404', sources: [], html: await renderPage('/404'), jsonLd: [] };
