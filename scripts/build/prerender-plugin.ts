import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import { buildHeaders } from '../hosting/headers.ts';
import { writeHostFiles } from '../hosting/write-host-files.ts';
import { assertCsp } from './assert-csp.ts';
import { compressFolder } from './compress.ts';
import { contentHash } from './content-hash.ts';
import { renderDocument, splitHead, extractEntryScript } from './render-document.ts';
import { buildInlineScripts } from './inline-scripts.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';
import { criticalCssByPage, extractStylesheet, stripFontFaces } from './critical-css.ts';
import { readToasterStyles } from './toaster-styles.ts';

type PrerenderEntry = typeof import('../../src/app/prerender.tsx');
type BuiltPage = PrerenderEntry['pages'][number] | PrerenderEntry['appShell'];

const ENTRY = 'src/app/prerender.tsx';

/**
 * Builds every page of the shop whose content is known ahead into a document of its own, from the
 * shop's own route table, writes down the headers that they are to be sent with, and precompresses
 * what was built.
 */
export function prerenderPages(): Plugin {
  /** The built chunks by the sources that they hold. */
  const chunksBySource = new Map<string, Rolldown.OutputChunk>();
  /** The built chunks by their file. */
  const chunks = new Map<string, Rolldown.OutputChunk>();

  return {
    name: 'essence:prerender',
    apply: 'build',
    // One configuration, so that what is noted of the bundle is known when the app is put together.
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
        const built = await readFile(join(out, 'index.html'), 'utf8');
        const { template: unstyled, href: sheet, styles } = await extractStylesheet(built, out);
        const { template, script } = extractEntryScript(unstyled);
        const { module: shop } = await runnerImport<PrerenderEntry>(resolve(root, ENTRY), {
          configFile: false,
          root,
          mode: 'production',
          define: define ?? {},
        });
        const scripts = await buildInlineScripts();
        const listed = shop.pages.filter(({ inSitemap }) => inSitemap);
        const criticalCss = criticalCssByPage(styles, template, shop.pages);
        await writeFile(join(out, sheet), stripFontFaces(styles));
        const inline = {
          scripts: Object.values(scripts).map(contentHash),
          styles: [...new Set(criticalCss.values()), ...(await readToasterStyles())].map(
            contentHash,
          ),
        };

        const fill = ({ path, sources, html, jsonLd }: BuiltPage, isCloaked?: boolean) => {
          const { head, body } = splitHead(html);
          const imports = findFiles(sources.map((source) => resolve(root, source)));
          const files = [script, ...imports.map((chunk) => `/${chunk}`), sheet];
          const page = { path, head, body, jsonLd, styles: criticalCss.get(path) ?? '', files };
          const document = renderDocument(template, { ...page, isCloaked }, scripts);
          assertCsp(document, inline);
          return document;
        };
        for (const page of shop.pages) {
          const target = join(out, page.file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, fill(page));
        }
        await writeSitemap(
          out,
          shop.siteOrigin,
          listed.map(({ path }) => path),
        );
        const headers = buildHeaders(inline);
        const appShell = fill(shop.appShell, true);
        await writeServiceWorker(out, shop.precachedPhotographs, {
          html: appShell,
          headers: { ...headers.documents, 'Content-Type': 'text/html;charset=utf-8' },
        });
        await writeHostFiles(out, headers);
        await compressFolder(out);
      },
    },
  };

  /** The files of the chunks that hold some sources, and of all that those import. */
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
