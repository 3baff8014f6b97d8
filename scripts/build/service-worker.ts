import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { bundleScript } from './bundle-script.ts';

/** What of the hashed files a page needs; copies that a server would send in their place are left out. */
const PRECACHED_EXTENSIONS = new Set(['.css', '.js', '.woff2']);

/**
 * Writes the service worker, with the list of all that it precaches.
 *
 * @param folder of the build
 * @param files URLs of files to precache that have no hash in their name
 * @param appShell the document that opens at any URL without a network.
 *   It is part of the script: no URL of the shop is to show it.
 */
export async function writeServiceWorker(
  folder: string,
  files: readonly string[],
  appShell: { html: string; headers: Record<string, string> },
) {
  const assets = await readdir(join(folder, 'assets'));
  const hashed = assets
    .filter((name) => PRECACHED_EXTENSIONS.has(extname(name)))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
  const others = await Promise.all(files.map((url) => toPrecacheEntry(url, join(folder, url))));
  const script = await bundleScript('src/app/offline/service-worker.ts', {
    'import.meta.env.PRECACHE_MANIFEST': JSON.stringify([...hashed, ...others]),
    'import.meta.env.APP_SHELL': JSON.stringify(appShell),
  });
  await writeFile(join(folder, 'service-worker.js'), script);
}

async function toPrecacheEntry(url: string, file: string) {
  const hash = createHash('sha256').update(await readFile(file));
  return { url, revision: hash.digest('hex').slice(0, 16) };
}
