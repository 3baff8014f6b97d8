import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { bundleScript } from './bundle-script.ts';

/** Hashed files that are precached. Leaves out their compressed copies. */
const PRECACHED_EXTENSIONS = new Set(['.css', '.js', '.woff2']);

/**
 * Bundles the service worker with its precache manifest.
 *
 * @param folder of the build
 * @param files URLs of other files to precache, without a hash in their names
 * @param appShell the document for any URL without a network. It is part of the script, not a file, so
 *   that no URL shows it.
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
