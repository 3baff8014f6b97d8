import { preview } from 'vite';

/** Serves a folder on a free local port. */
export async function serveFolder(folder: string) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, close: () => server.close() };
}
