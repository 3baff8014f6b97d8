import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createStores } from '../store/stores.tsx';
import { App } from './App.tsx';
import { documents } from './documents.ts';
import { ErrorBoundary } from './faults/ErrorBoundary.tsx';
import { toScriptText } from './structured-data.ts';

export { siteOrigin } from '../paths.ts';
export { precachedPhotographs } from './documents.ts';

/**
 * Renders the page at `path` as the browser will find it: with an empty cart and nothing typed. What
 * belongs into the head stands first. Rejects when anything throws.
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
      // The page stands in the document in one piece, so that no script has to put it together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure !== undefined) throw failure;
  return new Response(prelude).text();
}

/** The documents of the shop, each with its page as HTML, what belongs into the head first, and JSON-LD. */
export const pages = await Promise.all(
  documents.map(async (document) => ({
    ...document,
    html: await renderPage(document.path),
    jsonLd: (document.structuredData ?? []).map(toScriptText),
  })),
);

/** The layout alone, cloaked: the script renders the page of whatever URL it is opened at. */
export const appShell = { path: '/404', sources: [], html: await renderPage('/404'), jsonLd: [] };
