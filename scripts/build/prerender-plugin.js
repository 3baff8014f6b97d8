import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { describeHeaders } from '../hosting/headers.js';
import { writeHostFiles } from '../hosting/write-host-files.js';
import { checkInline } from './check-inline.js';
import { compressFolder } from './compress.js';
import { contentHash } from './content-hash.js';
import { fillDocument, splitHead, takeScriptOut } from './document.js';
import { buildInlineScripts } from './inline-scripts.js';
import { writeServiceWorker } from './service-worker.js';
import { writeSitemap } from './sitemap.js';
import { pickFirstViews, takeStylesOut, withoutFonts } from './style-sheets.js';
import { readToasterStyles } from './toaster-styles.js';

/** @import { Plugin, Rolldown } from 'vite' */

/** @typedef {typeof import('../../src/app/prerender.tsx')} PrerenderEntry */

const ENTRY = 'src/app/prerender.tsx';

/**
 * Builds every page of the shop whose content is known ahead into a document of its own, from the
 * shop's own route table, writes down the headers that they are to be sent with, and precompresses
 * what was built.
 *
 * @returns {Plugin}
 */
export function prerenderPages() {
  /** The built chunks by the sources that they hold. @type {Map<string, Rolldown.OutputChunk>} */
  const chunksBySource = new Map();
  /** The built chunks by their file. @type {Map<string, Rolldown.OutputChunk>} */
  const chunks = new Map();

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
        const { template: unstyled, href: sheet, styles } = await takeStylesOut(built, out);
        const { template, script } = takeScriptOut(unstyled);
        /** @type {{ module: PrerenderEntry }} */
        const { module: shop } = await runnerImport(resolve(root, ENTRY), {
          configFile: false,
          root,
          mode: 'production',
          define: define ?? {},
        });
        const scripts = await buildInlineScripts();
        const listed = shop.pages.filter(({ isListed }) => isListed);
        const firstViews = pickFirstViews(styles, template, shop.pages);
        await writeFile(join(out, sheet), withoutFonts(styles));
        const inline = {
          scripts: Object.values(scripts).map(contentHash),
          styles: [...new Set(firstViews.values()), ...(await readToasterStyles())].map(
            contentHash,
          ),
        };

        /**
         * @param {PrerenderEntry['pages'][number] | PrerenderEntry['appShell']} page
         * @param {boolean} [isHeld]
         */
        const fill = ({ path, sources, html, jsonLd }, isHeld) => {
          const { head, body } = splitHead(html);
          const imports = findFiles(sources.map((source) => resolve(root, source)));
          const files = [script, ...imports.map((chunk) => `/${chunk}`), sheet];
          const page = { path, head, body, jsonLd, styles: firstViews.get(path) ?? '', files };
          const document = fillDocument(template, { ...page, isHeld }, scripts);
          checkInline(document, inline);
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
        const headers = describeHeaders(inline);
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

  /**
   * The files of the chunks that hold some sources, and of all that those import.
   *
   * @param {readonly string[]} sources
   */
  function findFiles(sources) {
    /** @type {Set<string>} */
    const files = new Set();
    /** @param {Rolldown.OutputChunk} chunk */
    const visit = (chunk) => {
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
