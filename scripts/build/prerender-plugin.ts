import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { buildHeaders } from '../hosting/headers.ts';
import { writeHostFiles } from '../hosting/write-host-files.ts';
import { assertCsp } from './assert-csp.ts';
import { contentHash } from './content-hash.ts';
import { bundleScript } from './bundle-script.ts';
import { compressFolder } from './compress.ts';
import { extractCriticalCss, stripFontFaces } from './critical-css.ts';
import { createModuleGraph } from './module-graph.ts';
import { readTemplate, renderDocument, splitHead } from './render-document.ts';
import { readToasterStyles } from './toaster-styles.ts';
import { writeServiceWorker } from './write-service-worker.ts';
import { writeSitemap } from './write-sitemap.ts';

const ENTRY = 'scripts/build/prerender.tsx';

type PrerenderedShop = typeof import('./prerender.tsx');

/** The modules that every page renders, or shows if it fails. */
const LAYOUT = ['ShopLayout', 'ErrorScreen'];

/**
 * Prerenders the pages after the client build. Also writes the service worker, the sitemap, the response
 * headers for each kind of host, and compressed copies of all text files.
 */
export function prerenderPages(): Plugin {
  const graph = createModuleGraph();

  return {
    name: 'essence:prerender',
    apply: 'build',
    // One plugin instance, so buildApp can read the modules that generateBundle has collected.
    config: () => ({ builder: { sharedConfigBuild: true } }),
    configResolved({ env }) {
      if (env['VITE_SITE_ORIGIN'] === undefined) return;
      const origin = String(env['VITE_SITE_ORIGIN']);
      if (URL.canParse(origin) && new URL(origin).origin === origin) return;
      throw new Error('VITE_SITE_ORIGIN is not an origin, e.g. https://your.shop');
    },
    generateBundle(_options, bundle) {
      graph.collect(this, bundle);
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client } = builder.environments;
        if (!client) return;
        if (!client.isBuilt) await builder.build(client);
        const { root, base, build, define } = client.config;
        const folder = resolve(root, build.outDir);
        const { module: shop } = await runnerImport<PrerenderedShop>(resolve(root, ENTRY), {
          configFile: false,
          root,
          base,
          mode: 'production',
          define: define ?? {},
        });

        const { template, stylesheet, styles, font } = await readTemplate(folder, base);
        const scripts = {
          head: await bundleScript('src/app/hydration/head-script.ts', { base }),
          body: await bundleScript('src/app/hydration/body-script.ts', { base }),
        };
        const criticalCss = extractAllCriticalCss(shop, graph, template, styles);
        const hashes = {
          scripts: Object.values(scripts).map(contentHash),
          styles: [...new Set(criticalCss.values()), ...(await readToasterStyles())].map(
            contentHash,
          ),
        };
        const render = ({ components, html, ...page }: typeof shop.shell) => {
          const document = renderDocument(template, {
            ...page,
            ...splitHead(html),
            styles: criticalCss.get(components.join()) ?? '',
            files: [...graph.chunksOf(), stylesheet].map((file) => `${base}${file}`),
            scripts,
          });
          assertCsp(document, hashes);
          return document;
        };

        await writeFile(join(folder, stylesheet), stripFontFaces(styles));
        for (const page of shop.documents) {
          const target = join(folder, page.file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, render(page));
        }
        const indexed = shop.documents.filter(({ isIndexed }) => isIndexed);
        await writeSitemap(
          folder,
          shop.siteOrigin,
          base,
          indexed.map(({ path }) => path),
        );
        const headers = buildHeaders(hashes);
        const offline = shop.documents.filter(({ isPrecached }) => isPrecached);
        const modules = ['Toaster', ...offline.flatMap(({ components }) => components)];
        const precached = [...graph.chunksOf(...modules), stylesheet, font];
        await writeServiceWorker(folder, precached, base, {
          html: render(shop.shell),
          headers: { ...headers.documents, 'Content-Type': 'text/html;charset=utf-8' },
        });
        await writeHostFiles(folder, { base, headers, documents: shop.documents });
        await compressFolder(folder);
      },
    },
  };
}

/**
 * Returns the critical CSS of all documents by their components, joined. Documents with the same components share it,
 * because the CSP lists a hash for each.
 */
function extractAllCriticalCss(
  { documents, shell }: PrerenderedShop,
  graph: ReturnType<typeof createModuleGraph>,
  template: string,
  styles: string,
): ReadonlyMap<string, string> {
  const criticalCss = new Map<string, string>();
  for (const { components } of [...documents, shell]) {
    const key = components.join();
    if (criticalCss.has(key)) continue;
    const pages = documents.filter((page) => page.components.join() === key);
    const html = [template, shell.html, ...pages.map((page) => page.html)];
    const sources = graph.sourcesOf([...LAYOUT, ...components]);
    criticalCss.set(key, extractCriticalCss(styles, html, sources));
  }
  return criticalCss;
}
