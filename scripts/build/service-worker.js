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
 * @param {{ frame: string, files: readonly string[] }} kept the document that opens at any address, and
 *   further files without a hash in their name
 */
export async function writeServiceWorker(folder, { frame, files }) {
  const assets = await readdir(join(folder, 'assets'));
  const hashed = assets
    .filter((name) => KEPT.has(extname(name)))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
  const others = await Promise.all(
    [frame, ...files].map(async (url) => ({ url, revision: await revisionOf(join(folder, url)) })),
  );
  const script = await buildScript('src/app/offline/service-worker.ts', {
    'import.meta.env.FILES_OF_VERSION': JSON.stringify([...hashed, ...others]),
    'import.meta.env.FRAME_DOCUMENT': JSON.stringify(frame),
  });
  await writeFile(join(folder, 'service-worker.js'), script);
}

/** @param {string} file */
async function revisionOf(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
