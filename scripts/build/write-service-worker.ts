import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { bundleScript } from './bundle-script.ts';

/**
 * Bundles the service worker with its precache manifest. The manifest has the hash of each file, so a
 * response that a proxy has replaced or truncated is not precached.
 *
 * @param files to precache, with a hash in their names
 * @param base the path that URLs start with
 * @param appShell the document for any URL without a network. It is part of the script, not a file, so
 *   that no URL shows it.
 */
export async function writeServiceWorker(
  folder: string,
  files: readonly string[],
  base: string,
  appShell: { html: string; headers: Record<string, string> },
) {
  const manifest = await Promise.all(
    files.map(async (file) => ({
      url: `${base}${file}`,
      integrity: contentHash(await readFile(join(folder, file))),
      revision: null,
    })),
  );
  const script = await bundleScript('src/app/offline/service-worker.ts', {
    base,
    define: {
      'import.meta.env.PRECACHE_MANIFEST': JSON.stringify(manifest),
      'import.meta.env.APP_SHELL': JSON.stringify(appShell),
    },
  });
  await writeFile(join(folder, 'service-worker.js'), script);
}
