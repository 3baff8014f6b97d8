import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { bundleScript } from './bundle-script.ts';
import { contentHash } from './content-hash.ts';

/** Hashed files that are precached. Leaves out their compressed copies. */
const PRECACHED_EXTENSIONS = new Set(['.css', '.js', '.woff2']);

/**
 * Bundles the service worker with its precache manifest. The manifest has the hash of each file, so a
 * response that a proxy has replaced or truncated is not precached.
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
    .map((name) => `/assets/${name}`);
  const manifest = await Promise.all(
    [...hashed, ...files].map(async (url) => {
      const integrity = contentHash(await readFile(join(folder, url)));
      return { url, integrity, revision: hashed.includes(url) ? null : integrity };
    }),
  );
  const script = await bundleScript('src/app/offline/service-worker.ts', {
    'import.meta.env.PRECACHE_MANIFEST': JSON.stringify(manifest),
    'import.meta.env.APP_SHELL': JSON.stringify(appShell),
  });
  await writeFile(join(folder, 'service-worker.js'), script);
}
