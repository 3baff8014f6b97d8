import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { buildHeaders } from '../hosting/headers.ts';
import { writeHostFiles } from '../hosting/write-host-files.ts';
import { assertCsp } from './assert-csp.ts';
import { compressFolder } from './compress.ts';
import { contentHash } from './content-hash.ts';
import { buildInlineScripts } from './inline-scripts.ts';
import { extractEntryScript, renderDocument, splitHead } from './render-document.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';
import { criticalCssByPage, extractStylesheet, stripFontFaces } from './critical-css.ts';
import { readToasterStyles } from './toaster-styles.ts';

type PrerenderEntry = typeof import('../../src/app/prerender.tsx');
type RenderedPage = PrerenderEntry['pages'][number] | PrerenderEntry['appShell'];

const ENTRY = 'src/app/prerender.tsx';

/**
 * Prerenders the pages after the client build. Also writes the service worker, the sitemap, the response
 * headers for each kind of host, and compressed copies of all text files.
 */
export function prerenderPages(): Plugin {
  /** Chunks by the path of each of their source modules. */
  const chunksBySource = new Map<string, Rolldown.OutputChunk>();
  /** Chunks by file name. */
  const chunks = new Map<string, Rolldown.OutputChunk>();

  return {
    name: 'essence:prerender',
    apply: 'build',
    // One plugin instance, so buildApp can read the chunks that generateBundle has collected.
    config: () => ({ builder: { sharedConfigBuild: true } }),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunks.set(chunk.fileName, chunk);
        for (const source of chunk.moduleIds) chunksBySource.set(source, chunk);
      }
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client } = builder.environments;
        if (!client) return;
        if (!client.isBuilt) await builder.build(client);

        const { root, build, define } = client.config;
        const out = resolve(root, build.outDir);
        const indexHtml = await readFile(join(out, 'index.html'), 'utf8');
        const {
          template: unstyled,
          href: stylesheet,
          styles,
        } = await extractStylesheet(indexHtml, out);
        const { template, script } = extractEntryScript(unstyled);
        const { module: shop } = await runnerImport<PrerenderEntry>(resolve(root, ENTRY), {
          configFile: false,
          root,
          mode: 'production',
          define: define ?? {},
        });
        const scripts = await buildInlineScripts();
        const criticalCss = criticalCssByPage(styles, template, shop.pages);
        await writeFile(join(out, stylesheet), stripFontFaces(styles));
        const inline = {
          scripts: Object.values(scripts).map(contentHash),
          styles: [...new Set(criticalCss.values()), ...(await readToasterStyles())].map(
            contentHash,
          ),
        };

        const render = ({ path, sources, html, jsonLd }: RenderedPage, isCloaked?: boolean) => {
          const { head, body } = splitHead(html);
          const imports = findFiles(sources.map((source) => resolve(root, source)));
          const files = [script, ...imports.map((chunk) => `/${chunk}`), stylesheet];
          const page = { path, head, body, jsonLd, styles: criticalCss.get(path) ?? '', files };
          const document = renderDocument(template, { ...page, isCloaked }, scripts);
          assertCsp(document, inline);
          return document;
        };
        for (const page of shop.pages) {
          const target = join(out, page.file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, render(page));
        }
        await writeSitemap(
          out,
          shop.siteOrigin,
          shop.pages.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
        );
        const headers = buildHeaders(inline);
        const appShell = render(shop.appShell, true);
        await writeServiceWorker(out, shop.precachedPhotographs, {
          html: appShell,
          headers: { ...headers.documents, 'Content-Type': 'text/html;charset=utf-8' },
        });
        await writeHostFiles(out, headers);
        await compressFolder(out);
      },
    },
  };

  /** Returns the files of the chunks that contain the sources, and of their static imports. */
  function findFiles(sources: readonly string[]) {
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (chunk.isEntry || files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const file of chunk.imports) {
        const imported = chunks.get(file);
        if (imported) visit(imported);
      }
    };
    for (const source of sources) {
      const chunk = chunksBySource.get(source);
      if (!chunk) throw new Error(`No chunk was built from ${source}.`);
      visit(chunk);
    }
    return [...files];
  }
}
