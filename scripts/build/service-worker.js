import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buildScript } from './build-script.js';

/** What of the hashed files a page needs; copies that a server would send in their place are left out. */
const KEPT = new Set(['.css', '.js', '.woff2']);

/**
 * Writes the service worker, with the list of all that it stores.
 *
 * @param {string} folder of the build
 * @param {{ appShell: string, files: readonly string[] }} kept the URL of the app shell, and of further
 *   files without a hash in their name
 */
export async function writeServiceWorker(folder, { appShell, files }) {
  const assets = await readdir(join(folder, 'assets'));
  const hashed = assets
    .filter((name) => KEPT.has(extname(name)))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
  const others = await Promise.all([
    toPrecacheEntry(appShell, join(folder, `${appShell}.html`)),
    ...files.map((url) => toPrecacheEntry(url, join(folder, url))),
  ]);
  const script = await buildScript('src/app/offline/service-worker.ts', {
    'import.meta.env.FILES_OF_VERSION': JSON.stringify([...hashed, ...others]),
    'import.meta.env.APP_SHELL_URL': JSON.stringify(appShell),
  });
  await writeFile(join(folder, 'service-worker.js'), script);
}

/**
 * @param {string} url
 * @param {string} file
 */
async function toPrecacheEntry(url, file) {
  const hash = createHash('sha256').update(await readFile(file));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
