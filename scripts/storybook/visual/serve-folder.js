import { preview } from 'vite';

/**
 * Serves a folder at a free port of this machine.
 * @param {string} folder
 */
export async function serveFolder(folder) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, close: () => server.close() };
}
