import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../../scripts/build/compress.ts';
import { products } from '../../support/product-roles.ts';
import { resultsFolder, root, shopFolder } from '../folders.ts';
import { home, measuredPages } from '../pages.ts';

/** Inline scripts and script tags; structured data is no script. */
const SCRIPTS = /<script\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_NAMES = / data-files="[^"]*"/g;

/** Scripts, and compressed copies, which are generated again. */
const EXCLUDED = new Set(['.br', '.gz', '.js', '.map']);

/** The data of a product that the minimal app does not need. */
const PHOTOGRAPH_KEYS = new Set(['photographs', 'widePhotograph']);

/** Builds the first baseline: the prerendered pages without scripts, so with the fastest possible paint. */
export async function buildScriptless() {
  const folder = join(resultsFolder, 'scriptless');
  await rm(folder, { recursive: true, force: true });
  await cp(shopFolder, folder, { recursive: true, filter: (path) => !EXCLUDED.has(extname(path)) });
  for (const file of await readdir(folder, { recursive: true })) {
    if (extname(file) !== '.html') continue;
    const html = await readFile(join(folder, file), 'utf8');
    const scriptless = html.replaceAll(SCRIPTS, '').replaceAll(SCRIPT_NAMES, '');
    await writeFile(join(folder, file), scriptless);
  }
  await compressFolder(folder);
  return folder;
}

/** Builds the second baseline: a minimal app for the same products with React Router, rendered in the browser. */
export async function buildMinimal() {
  const folder = join(resultsFolder, 'minimal');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('minimal', import.meta.url)),
    publicDir: join(root, 'public'),
    logLevel: 'warn',
    plugins: [react()],
    define: {
      PRODUCTS: JSON.stringify(products, (key, value: unknown) =>
        PHOTOGRAPH_KEYS.has(key) ? undefined : value,
      ),
    },
    build: { outDir: folder, emptyOutDir: true },
  });
  // The server has no SPA fallback, so each path gets a copy of the document.
  for (const { path } of measuredPages) {
    if (path === home.path) continue;
    const file = join(folder, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(folder, 'index.html'), file);
  }
  await compressFolder(folder);
  return folder;
}
