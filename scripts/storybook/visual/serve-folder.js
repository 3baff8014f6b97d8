import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder at a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer(sirv(folder, { dev: false }));
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
